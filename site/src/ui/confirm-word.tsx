import { type SubmitEvent, useId, useRef, useState } from 'react'
import { BusyButton } from './busy-button.tsx'

/** What is said while somebody is asked for a word. */
export interface ConfirmWordTexts {
  /** Stands before the word that is to be typed. */
  typeWord: string
  word: string
  wrongWord: string
  deleteForGood: string
  cancel: string
  deleting: string
}

interface Props {
  texts: ConfirmWordTexts
  /** Does it; gives what to say where it failed, else null. */
  run: () => Promise<string | null>
  cancel: () => void
}

/** Asks for a word before something is deleted for good. */
export const ConfirmWord = ({ texts, run, cancel }: Props) => {
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
        <BusyButton type="button" className="button quiet" isBusy={isDeleting} onClick={cancel}>
          {texts.cancel}
        </BusyButton>
      </div>
      <p role="status" className="small">
        {said}
      </p>
    </form>
  )
}
