import { type SubmitEvent, useId, useRef, useState } from 'react'
import type { Language } from '@kupodex/data/game'
import { BusyButton, QuietButton } from './busy-button.tsx'
import { confirmWordTexts } from './texts.ts'

interface Props {
  language: Language
  /** Does it; gives what to say where it failed, else null. */
  run: () => Promise<string | null>
  cancel: () => void
}

/** Asks for a word before something is deleted for good. */
export const ConfirmWord = ({ language, run, cancel }: Props) => {
  const texts = confirmWordTexts(language)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState('')
  const [isDeleting, setDeleting] = useState(false)
  const remove = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = field.current?.value.trim() ?? ''
    if (typed.toLocaleLowerCase() !== texts.word.toLocaleLowerCase()) return setSaid(texts.wrongWord)
    setDeleting(true)
    setSaid(texts.deleting)
    const problem = await run()
    if (problem === null) return
    setDeleting(false)
    setSaid(problem)
  }
  return (
    <form className="stack" onSubmit={(event) => void remove(event)}>
      <p>
        <label htmlFor={id}>{texts.typeWord}</label> <strong>{texts.word}</strong>
      </p>
      <div className="asked">
        <input id={id} ref={field} autoComplete="off" autoFocus readOnly={isDeleting} />
        <BusyButton isBusy={isDeleting}>{texts.deleteForGood}</BusyButton>
        <QuietButton isBusy={isDeleting} onClick={cancel}>
          {texts.cancel}
        </QuietButton>
      </div>
      <p role="status" className="small">
        {said}
      </p>
    </form>
  )
}
