import { type SubmitEvent, useState } from 'react'
import type { OwnGroupAnswer } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import type { Ask } from '#ask/ask.ts'
import { answered } from '#ask/outcome.ts'
import { listed, titled } from '#format/punctuation.ts'
import { groupPath, inLanguage } from '#paths/paths.ts'
import { counted } from '#texts/fill.ts'
import { BusyButton } from '#ui/busy-button.tsx'
import { useStore } from '#ui/use-store.ts'
import { user } from '#user/user.ts'
import { groupFailure } from './failure-words.ts'
import { addMembers } from './members.ts'
import { fieldsFault, NameFields, readFields } from './name-fields.tsx'
import { groupListTexts } from './texts.ts'
import { AddedLines, addedWords, refusedLines } from './use-adding.tsx'
import { useChange } from './use-change.tsx'

interface Props {
  language: Language
  ask: Ask
  /** Characters that come into the group at once. */
  ids: readonly number[]
  /** What those are called, as far as the user's account does not say it. */
  names?: ReadonlyMap<number, string>
  /** What the group is called at first. */
  name?: string
}

const noNames: ReadonlyMap<number, string> = new Map()

/** A group that was made, and lines on who of those it was made for is not in it. */
interface Made {
  group: OwnGroupAnswer
  refused: readonly string[]
}

/** The form that makes a group, and goes on to its page; where not all that were to be in it are, it says so first. */
export const MakeGroup = ({ language, ask, ids, names: others = noNames, name = '' }: Props) => {
  const texts = groupListTexts(language)
  const { said, isBusy, run, refuse } = useChange(language)
  const [made, setMade] = useState<Made | null>(null)
  const known = useStore(user)
  const ofUser = [...(known?.favorites ?? []), ...(known?.own ?? [])]
  const names = new Map([...others, ...ofUser.map(({ id, name }) => [id, name || `#${id}`] as const)])
  const make = async (body: ReturnType<typeof readFields>) => {
    const outcome = await ask('createGroup', {}, { body })
    if (!outcome.ok) return outcome
    const { slug } = outcome.value
    return answered({ group: outcome.value, added: await addMembers(ask, slug, ids, () => undefined) })
  }
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = readFields(event.currentTarget)
    const fault = fieldsFault(language, fields)
    if (fault !== null) return refuse(fault)
    void run(
      () => make(fields),
      ({ group, added }) => {
        const refused = added.ok ? refusedLines(language, added.value, names) : [groupFailure(language, added.code)]
        if (refused.length > 0) setMade({ group, refused })
        else location.assign(inLanguage(language, groupPath(group.slug)))
        return added.ok && refused.length > 0 ? addedWords(language, ids.length - added.value.length) : ''
      },
    )
  }
  return (
    <>
      {made === null ? (
        <form className="stack" onSubmit={send}>
          <NameFields language={language} first={{ name, note: '', listed: false }} maySayListed />
          {ids.length > 0 && (
            <p className="new-members">
              {titled(
                language,
                counted(texts.size, ids.length, language),
                listed(language, ...ids.map((id) => names.get(id) ?? `#${id}`)),
              )}
            </p>
          )}
          <p>
            <BusyButton isBusy={isBusy}>{texts.makeButton}</BusyButton>
          </p>
        </form>
      ) : (
        <p>
          <a className="button" href={inLanguage(language, groupPath(made.group.slug))}>
            {made.group.name}
          </a>
        </p>
      )}
      <AddedLines adding={{ said, refused: made?.refused ?? [] }} />
    </>
  )
}
