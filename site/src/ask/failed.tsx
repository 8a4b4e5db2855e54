import type { Language } from '@kupodex/data/game'
import { failedWords } from './failed-words.ts'

interface Props {
  language: Language
  again: () => void
  /** What could not be loaded, where its place does not say so. */
  name?: string | undefined
  /** Why it could not be loaded, where that is known: then it may not be tried again by itself. */
  text?: string
  /** A panel unless another look is given. */
  className?: string
}

/** Says that a part of a page could not be loaded and is tried again by itself, with a button for now; plain scripts say so by `showFailed`. */
export const Failed = ({ language, again, name, text, className = 'panel pad stack' }: Props) => {
  const words = failedWords(language, name)
  return (
    <div className={className}>
      <p className="problem" role="alert">
        {text ?? words.text}
      </p>
      <p>
        <button className="button quiet" type="button" onClick={again}>
          {words.retry}
        </button>
      </p>
    </div>
  )
}
