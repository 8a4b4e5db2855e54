import { useState } from 'react'
import type { ChangeMembersAnswer, OwnGroupAnswer } from '@kupodex/data/contract'
import { drawn } from '#ui/drawn.fixture.ts'
import { Editor } from './editor.tsx'
import { lineOf, memberOf, serverOf, slug } from './group.fixture.ts'
// It comes at once where a name is typed.
import '#search/combobox.ts'

/** The line of the call that changes members. */
export const membersLine: string = lineOf('POST', 'members/')

/** The page of somebody who may change a group, on a server that changes it as asked; ids above 900 are refused. */
export const openEditor = async (
  first: OwnGroupAnswer,
  answers: Parameters<typeof serverOf>[0] = {},
  kept: Readonly<Record<string, string>> = {},
) => {
  let now = first
  const changed = (rest: Partial<OwnGroupAnswer>) => (now = { ...now, ...rest })
  const server = serverOf({
    [membersLine]: (body): ChangeMembersAnswer => {
      const { add = [], remove = [], before = 0 } = body as { add?: number[]; remove?: number[]; before?: number }
      const left = now.members.filter(({ id }) => !remove.includes(id))
      const hiddenIds = now.hiddenIds.filter((id) => !remove.includes(id))
      const place = left.findIndex(({ id }) => id === before)
      const added = add.filter((id) => id < 900).map(memberOf)
      changed({ members: left.toSpliced(place < 0 ? left.length : place, 0, ...added), hiddenIds })
      return { group: now, refused: add.filter((id) => id >= 900).map((id) => ({ id, why: 'hidden' })) }
    },
    [lineOf('PUT')]: (body) => changed(body as Partial<OwnGroupAnswer>),
    ...answers,
  })
  const Page = () => {
    const [group, take] = useState(first)
    return <Editor language="en" group={group} take={take} ask={server.ask} />
  }
  const page = await drawn(<Page />, { path: `/group/${slug}/`, kept })
  const names = () => page.words('.member-list:not(.picks) .member')
  const submit = (selector: string) =>
    page.settle(() => page.send(page.one(selector).closest('form') ?? page.document, 'submit'))
  return { ...server, page, until: page.until, names, submit, changed }
}
