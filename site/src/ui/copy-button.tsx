import { useEffect, useState } from 'react'
import type { Language } from '@kupodex/data/game'
import { copyTexts } from './texts.ts'

interface Props {
  language: Language
  text: string
  /** What the button says before it is pressed, where that is more than that it copies. */
  label?: string
  /** What it is called by those who do not see what is beside it, where that is more. */
  name?: string
  className?: string
}

/** How long the button says what it did, in ms. */
const feedback = 2500

/** Copies a text to the clipboard and says whether it could. */
export const CopyButton = ({ language, text, label, name, className = 'button quiet' }: Props) => {
  const texts = copyTexts(language)
  const [said, setSaid] = useState<'copied' | 'notCopied' | null>(null)
  useEffect(() => {
    if (said === null) return
    const timer = setTimeout(() => setSaid(null), feedback)
    return () => clearTimeout(timer)
  }, [said])
  const copy = () => {
    // Where a page is not secure, browsers have no clipboard.
    const copied = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'))
    copied.then(
      () => setSaid('copied'),
      () => setSaid('notCopied'),
    )
  }
  return (
    <>
      <button type="button" className={className} aria-label={name} onClick={copy}>
        {said === null ? (label ?? texts.copy) : texts[said]}
      </button>
      <span className="unseen" role="status">
        {said === null ? '' : texts[said]}
      </span>
    </>
  )
}
