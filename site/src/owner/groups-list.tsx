import { useMemo, useRef, useState } from 'react'
import type { CharGroupsAnswer, GroupSummary } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import type { Ask } from '#ask/ask.ts'
import { ask as pageAsk } from '#ask/page.ts'
import { createResource } from '#ask/resource.ts'
import { useResource } from '#ask/use-resource.ts'
import { groupPath, inLanguage } from '#paths/paths.ts'
import { fill } from '#texts/fill.ts'
import { useNextFocus } from '../ui/use-next-focus.ts'
import { Failed } from '#ask/failed.tsx'
import { Waiting } from '../ui/waiting.tsx'
import { failureText } from '../user/failure-text.ts'
import type { OwnerWords } from './owner-words.ts'

interface Props {
  language: Language
  id: number
  texts: Pick<OwnerWords, 'groups' | 'failures'>
  ask?: Ask
}

/** The groups that a character is in, for its owner, who takes it out of one for good. */
export const GroupsList = ({ language, id, texts: { groups: texts, failures }, ask = pageAsk }: Props) => {
  const asked = useMemo(
    () => createResource<CharGroupsAnswer>((asking) => ask('charGroups', { id }, asking)),
    [ask, id],
  )
  const view = useResource(asked)
  const [said, setSaid] = useState('')
  const within = useRef<HTMLParagraphElement>(null)
  const { list, goes } = useNextFocus(view.value?.groups ?? [], within)
  const leave = async ({ slug, name }: GroupSummary, at: number) => {
    if (!confirm(fill(texts.leaveSure, { name }))) return
    const outcome = await ask('leaveGroup', { id, slug })
    if (!outcome.ok)
      return setSaid(outcome.code === 'noSuchGroup' ? texts.noSuchGroup : failureText(failures, outcome.code))
    goes(at)
    asked.take(outcome.value)
    setSaid(fill(texts.left, { name }))
  }
  if (view.value === null)
    return view.state === 'failed' ? (
      <Failed language={language} className="stack" text={failureText(failures, view.code)} again={asked.again} />
    ) : (
      <Waiting language={language} />
    )
  const { groups, more } = view.value
  return (
    <div className="stack">
      <p ref={within} tabIndex={-1}>
        {groups.length === 0 ? texts.none : texts.within}
      </p>
      <ul className="asked-list" ref={list}>
        {groups.map((group, at) => (
          <li key={group.slug}>
            <a className="link" href={inLanguage(language, groupPath(group.slug))}>
              {group.name}
            </a>
            <button
              type="button"
              className="button quiet"
              aria-label={fill(texts.leaveLabel, { name: group.name })}
              onClick={() => void leave(group, at)}
            >
              {texts.leave}
            </button>
          </li>
        ))}
      </ul>
      {more && <p className="soft small">{texts.more}</p>}
      <p role="status" className="small">
        {said}
      </p>
    </div>
  )
}
