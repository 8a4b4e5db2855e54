import { useMemo, useRef, useState } from 'react'
import type { ReportedGroupsAnswer } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import type { Ask } from '#ask/ask.ts'
import type { Outcome } from '#ask/outcome.ts'
import { ask as pageAsk } from '#ask/page.ts'
import { createResource } from '#ask/resource.ts'
import { useResource } from '#ask/use-resource.ts'
import { formatMoment } from '#format/date.ts'
import { titled } from '#format/punctuation.ts'
import { groupPath, inLanguage } from '#paths/paths.ts'
import { fill } from '#texts/fill.ts'
import { failureText } from '#user/failure-text.ts'
import { failureTexts } from '#user/texts.ts'
import { useNextFocus } from '../ui/use-next-focus.ts'
import { Failed } from '#ask/failed.tsx'
import { Waiting } from '../ui/waiting.tsx'
import { adminTexts } from './texts.ts'

/** Groups that users have reported, with their reasons: an administrator deletes one, or dismisses what was reported of it. */
export const ReportedGroups = ({ language, ask = pageAsk }: { language: Language; ask?: Ask }) => {
  const { reports: texts } = adminTexts(language)
  const failures = failureTexts(language)
  const asked = useMemo(
    () => createResource<ReportedGroupsAnswer>((asking) => ask('reportedGroups', {}, asking)),
    [ask],
  )
  const view = useResource(asked)
  const [said, setSaid] = useState('')
  const title = useRef<HTMLHeadingElement>(null)
  const { list, goes } = useNextFocus(view.value?.groups ?? [], title)
  const end = async (send: () => Promise<Outcome<ReportedGroupsAnswer>>, button: number, done: string) => {
    const outcome = await send()
    if (!outcome.ok) return setSaid(failureText(failures, outcome.code))
    goes(button)
    asked.take(outcome.value)
    setSaid(done)
  }
  const shown = () => {
    if (view.value === null)
      return view.state === 'failed' ? (
        <Failed language={language} className="stack" text={failureText(failures, view.code)} again={asked.again} />
      ) : (
        <Waiting language={language} />
      )
    const { groups } = view.value
    if (groups.length === 0) return <p className="soft">{texts.none}</p>
    return (
      <ul className="asked-list" ref={list}>
        {groups.map(({ slug, name, note, owner, reports }, at) => (
          <li key={slug}>
            <div>
              <a className="link" href={inLanguage(language, groupPath(slug))}>
                {name}
              </a>{' '}
              <small className="soft">{fill(texts.by, { owner })}</small>
              {note !== '' && <p className="small">{note}</p>}
              <ul className="reasons small">
                {reports.map(({ reason, at: moment }) => (
                  <li key={`${moment} ${reason}`}>
                    {formatMoment(moment, language)} · {reason}
                  </li>
                ))}
              </ul>
            </div>
            <span className="row">
              <button
                type="button"
                className="button quiet"
                aria-label={titled(language, texts.remove, name)}
                onClick={() => {
                  if (confirm(fill(texts.removeSure, { name })))
                    void end(() => ask('removeGroup', { slug }), 2 * at, fill(texts.removed, { name }))
                }}
              >
                {texts.remove}
              </button>
              <button
                type="button"
                className="button quiet"
                aria-label={titled(language, texts.dismiss, name)}
                onClick={() => void end(() => ask('dismissReports', { slug }), 2 * at, fill(texts.dismissed, { name }))}
              >
                {texts.dismiss}
              </button>
            </span>
          </li>
        ))}
      </ul>
    )
  }
  return (
    <section className="stack reported-groups">
      <h2 ref={title} tabIndex={-1}>
        {texts.title}
      </h2>
      {shown()}
      <p role="status" className="small">
        {said}
      </p>
    </section>
  )
}
