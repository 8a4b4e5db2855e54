import { useState } from 'react'
import type { Language } from '@kupodex/data/game'
import type { Outcome } from '#ask/outcome.ts'
import { groupFailure } from './failure-words.ts'

export interface Said {
  text: string
  isProblem: boolean
}

const nothing: Said = { text: '', isProblem: false }

/** How a part of a page changes something: whether that is under way, and what became of the last change. */
export const useChange = (language: Language) => {
  const [said, setSaid] = useState(nothing)
  const [isBusy, setBusy] = useState(false)
  /** Makes a change; `done` takes its answer and gives what to say. Gives whether it was made. */
  const run = async <Answer,>(
    change: () => Promise<Outcome<Answer>>,
    done: (answer: Answer) => string,
  ): Promise<boolean> => {
    setBusy(true)
    const outcome = await change()
    setBusy(false)
    setSaid(
      outcome.ok
        ? { text: done(outcome.value), isProblem: false }
        : { text: groupFailure(language, outcome.code), isProblem: true },
    )
    return outcome.ok
  }
  return { said, isBusy, run, refuse: (text: string) => setSaid({ text, isProblem: true }) }
}

/** Says what became of a change, also to those who do not see it. */
export const SaidLine = ({ said, id }: { said: Said; id?: string }) => (
  <p role="status" id={id} className={said.isProblem ? 'problem small' : 'small'}>
    {said.text}
  </p>
)
