import { type SubmitEvent, useId, useRef, useState } from 'react'
import { longestReportReason, reportReasonFault } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import type { Ask } from '#ask/ask.ts'
import { ask as pageAsk } from '#ask/page.ts'
import { BusyButton } from '#ui/busy-button.tsx'
import { WithUser } from '#user/with-user.tsx'
import { faultWords } from './failure-words.ts'
import { groupTexts } from './texts.ts'
import { SaidLine, useChange } from './use-change.tsx'

interface Props {
  language: Language
  slug: string
  ask?: Ask
}

/** The form that tells administrators what is wrong with a group. */
export const ReportForm = ({ language, slug, ask = pageAsk }: Props) => {
  const texts = groupTexts(language)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const { said, isBusy, run, refuse } = useChange(language)
  const [isSent, setSent] = useState(false)
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = field.current?.value ?? ''
    const fault = faultWords(language, reportReasonFault(reason), longestReportReason)
    if (fault !== null) return refuse(fault)
    const isReported = await run(
      () => ask('reportGroup', { slug }, { body: { reason } }),
      () => texts.reported,
    )
    if (isReported) setSent(true)
  }
  return (
    <form className="stack" onSubmit={(event) => void send(event)}>
      {!isSent && (
        <>
          <p className="small soft">{texts.reportNote}</p>
          <div className="long-field">
            <label htmlFor={id}>{texts.reason}</label>
            <input id={id} ref={field} required maxLength={2 * longestReportReason} autoComplete="off" />
          </div>
          <p>
            <BusyButton isBusy={isBusy}>{texts.reportButton}</BusyButton>
          </p>
        </>
      )}
      <SaidLine said={said} />
    </form>
  )
}

/** The same for users who are logged in; others are asked to log in. */
export const Report = (props: Props) => <WithUser language={props.language}>{() => <ReportForm {...props} />}</WithUser>
