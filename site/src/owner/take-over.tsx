import { useEffect, useState } from 'react'
import type { Language } from '@kupodex/data/game'
import { bringMarks } from '#bring/bring.ts'
import { anonymousTicks, dropAnonymous, openMany } from '#marks/page-marks.ts'
import { session } from '#session/session.ts'
import { sentences } from '#format/punctuation.ts'
import { counted } from '#texts/fill.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { failureText } from '../user/failure-text.ts'
import type { FailureTexts } from '../user/texts.ts'
import type { OwnerTexts } from './texts.ts'

interface Props {
  language: Language
  id: number
  texts: OwnerTexts['takeOver']
  failures: FailureTexts
}

type Ticks = Awaited<ReturnType<typeof anonymousTicks>>

/** Offers a character's owner what was ticked here without one: it is added, replaces nothing, and is forgotten here once the server has it. */
export const TakeOver = ({ language, id, texts, failures }: Props) => {
  const [ticks, setTicks] = useState<Ticks>([])
  const [said, setSaid] = useState('')
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    void anonymousTicks().then(setTicks)
  }, [])
  const run = async () => {
    const ticker = { subject: session.get()?.subject ?? '', characterId: id }
    setBusy(true)
    const marks = ticks.map(({ type, id: thing, at }) => ({ type, id: thing, date: Math.floor(at) }))
    const { made, refused, waiting } = await bringMarks(await openMany(ticker), ticker, marks)
    setBusy(false)
    if (waiting !== null) return setSaid(failureText(failures, waiting))
    const taken = new Set(made.map(({ type, id: thing }) => `${type} ${thing}`))
    await dropAnonymous(ticks.filter(({ type, id: thing }) => taken.has(`${type} ${thing}`)))
    setTicks([])
    setSaid(sentences(language, counted(texts.done, made.length, language), refused > 0 ? texts.unknown : ''))
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
