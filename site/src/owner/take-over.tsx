import { useEffect, useState } from 'react'
import type { Language } from '@kupodex/data/game'
import { ask } from '#ask/page.ts'
import { anonymousTicks, dropAnonymous } from '#marks/page-marks.ts'
import { counted } from '#texts/fill.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { failureText } from '../user/failure-text.ts'
import type { FailureTexts } from '../user/texts.ts'
import { type ImportFacts, importMarks } from './import-marks.ts'
import type { OwnerTexts } from './texts.ts'

interface Props {
  language: Language
  id: number
  texts: OwnerTexts['takeOver']
  failures: FailureTexts
  facts: ImportFacts
}

type Ticks = Awaited<ReturnType<typeof anonymousTicks>>

/**
 * Offers the owner of a character what was ticked in this browser without one. It is added to the character's, nothing of which is
 * replaced, and forgotten here once the server has it.
 */
export const TakeOver = ({ language, id, texts, failures, facts }: Props) => {
  const [ticks, setTicks] = useState<Ticks>([])
  const [said, setSaid] = useState('')
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    void anonymousTicks().then(setTicks)
  }, [])
  const run = async () => {
    setBusy(true)
    const marks = ticks.map(({ type, id: thing, at }) => ({ type, id: thing, date: Math.floor(at), row: null }))
    const outcome = await importMarks(ask, id, marks, facts, Date.now() / 1000)
    setBusy(false)
    if (!outcome.ok) return setSaid('code' in outcome ? failureText(failures, outcome.code) : texts.unknown)
    await dropAnonymous(ticks)
    setTicks([])
    setSaid(counted(texts.done, outcome.count, language))
  }
  if (ticks.length === 0 && said === '') return null
  return (
    <section className="panel pad stack">
      <h2>{texts.title}</h2>
      {ticks.length > 0 && (
        <>
          <p>{counted(texts.found, ticks.length, language)}</p>
          <p>
            <BusyButton isBusy={isBusy} onClick={() => void run()}>
              {texts.run}
            </BusyButton>
          </p>
        </>
      )}
      <p role="status" className="small">
        {said}
      </p>
    </section>
  )
}
