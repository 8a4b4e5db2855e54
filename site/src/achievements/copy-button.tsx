import { useEffect, useState } from 'react'
import { fill } from '#texts/fill.ts'
import type { AchievementTexts } from './texts.ts'

interface Props {
  texts: AchievementTexts['titles']
  /** What is copied. */
  text: string
}

/** How long the button says what it did, in ms. */
const feedback = 2500

/** Copies a text to the clipboard and says whether it could. */
export const CopyButton = ({ texts, text }: Props) => {
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
      <button type="button" className="copy" aria-label={fill(texts.copy, { title: text })} onClick={copy}>
        {said === null ? texts.copyShort : texts[said]}
      </button>
      <span className="unseen" role="status">
        {said === null ? '' : texts[said]}
      </span>
    </>
  )
}
