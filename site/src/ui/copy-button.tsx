import { useState } from 'react'

interface Props {
  text: string
  label: string
  /** What the button says once the text is in the clipboard. */
  done: string
}

/** Copies a text; where a browser forbids that, the text beside it can be selected. */
export const CopyButton = ({ text, label, done }: Props) => {
  const [isCopied, setCopied] = useState(false)
  const copy = () =>
    void navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => {},
    )
  return (
    <button className="button quiet" onClick={copy} aria-live="polite">
      {isCopied ? done : label}
    </button>
  )
}
