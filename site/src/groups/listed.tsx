import type { GroupsAnswer } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import { useMemo, useState } from 'react'
import type { Ask } from '#ask/ask.ts'
import { Failed } from '#ask/failed.tsx'
import { createResource } from '#ask/resource.ts'
import { useResource } from '#ask/use-resource.ts'
import { QuietButton } from '#ui/busy-button.tsx'
import { Waiting } from '#ui/waiting.tsx'
import { GroupCards } from './group-cards.tsx'
import { groupListTexts } from './texts.ts'
import { SaidLine, useChange } from './use-change.tsx'

/** The groups that their owners list for everybody, those made last first, and a button for more. */
export const Listed = ({ language, ask }: { language: Language; ask: Ask }) => {
  const texts = groupListTexts(language)
  const first = useMemo(() => createResource<GroupsAnswer>((asking) => ask('groups', {}, asking)), [ask])
  const view = useResource(first)
  const [later, setLater] = useState<readonly GroupsAnswer[]>([])
  const { said, isBusy, run } = useChange(language)
  if (view.value === null)
    return view.state === 'failed' ? (
      <Failed language={language} again={first.again} />
    ) : (
      <Waiting language={language} />
    )
  const all = [view.value, ...later]
  const next = all.at(-1)?.next ?? null
  // One that was listed again meanwhile is in two answers.
  const groups = [...new Map(all.flatMap((answer) => answer.groups).map((group) => [group.slug, group])).values()]
  const more = (after: string) =>
    run(
      () => ask('groups', { after }),
      (answer) => {
        setLater([...later, answer])
        return ''
      },
    )
  if (groups.length === 0) return <p className="soft">{texts.noListed}</p>
  return (
    <>
      <GroupCards language={language} groups={groups} />
      {next !== null && (
        <p>
          <QuietButton isBusy={isBusy} onClick={() => void more(next)}>
            {texts.more}
          </QuietButton>
        </p>
      )}
      <SaidLine said={said} />
    </>
  )
}
