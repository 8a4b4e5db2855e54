import { useState } from 'react'
import type { Language } from '@kupodex/data/game'
import type { Ask } from '#ask/ask.ts'
import { ask as pageAsk } from '#ask/page.ts'
import { logOut } from '../user/log-out.ts'
import { isoDay } from '#format/date.ts'
import { inLanguage } from '#paths/paths.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { ConfirmWord } from '../ui/confirm-word.tsx'
import { download } from '../ui/download.ts'
import { dataTexts } from './texts.ts'

interface Props {
  language: Language
  ask?: Ask
}

interface PartProps extends Required<Props> {
  texts: ReturnType<typeof dataTexts>
}

/** What the server wants to hear before it deletes an account. */
const confirmation = 'delete my account'

const Download = ({ texts, ask }: Pick<PartProps, 'texts' | 'ask'>) => {
  const [said, setSaid] = useState('')
  const [isAsking, setAsking] = useState(false)
  const fetchAll = async () => {
    setAsking(true)
    const outcome = await ask('exportAccount', {})
    setAsking(false)
    setSaid(outcome.ok ? texts.downloaded : texts.failed)
    if (outcome.ok)
      download(`kupodex-${isoDay(Date.now())}.json`, 'application/json', JSON.stringify(outcome.value, null, 2))
  }
  return (
    <section className="panel pad stack" id="download">
      <h2>{texts.download}</h2>
      <p className="soft small">{texts.downloadNote}</p>
      <p>
        <BusyButton isBusy={isAsking} onClick={() => void fetchAll()}>
          {texts.downloadButton}
        </BusyButton>
      </p>
      <p role="status" className="small">
        {said}
      </p>
    </section>
  )
}

const Delete = ({ language, texts, ask }: PartProps) => {
  const [isAsked, setAsked] = useState(false)
  const remove = async () => {
    const outcome = await ask('deleteAccount', {}, { body: { confirm: confirmation } })
    if (!outcome.ok) return texts.deleteFailed
    await logOut(language)
    location.assign(inLanguage(language, '/'))
    return null
  }
  return (
    <section className="panel pad stack" id="delete">
      <h2>{texts.delete}</h2>
      <p className="soft small">{texts.deleteNote}</p>
      {isAsked ? (
        <ConfirmWord language={language} run={remove} cancel={() => setAsked(false)} />
      ) : (
        <p>
          <button className="button quiet" onClick={() => setAsked(true)}>
            {texts.deleteButton}
          </button>
        </p>
      )}
    </section>
  )
}

/** What a user can do with all that is stored about them: have it as a file, and delete it, which is asked twice. */
export const DataSection = ({ language, ask = pageAsk }: Props) => {
  const texts = dataTexts(language)
  return (
    <>
      <Download {...{ texts, ask }} />
      <Delete {...{ language, texts, ask }} />
    </>
  )
}
