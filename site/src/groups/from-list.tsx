import { type SubmitEvent, useId, useRef } from 'react'
import { listed } from '#format/punctuation.ts'
import { fill } from '#texts/fill.ts'
import { BusyButton } from '#ui/busy-button.tsx'
import { readPasted } from './pasted.ts'
import { groupEditTexts } from './texts.ts'
import { SaidLine, useChange } from './use-change.tsx'
import type { EditFrame } from './edit-frame.ts'
import type { Adding } from './use-adding.tsx'

/** Words that are named at most of those that are no characters. */
const mostNamed = 10

/** Adds all characters that a pasted text names. */
export const FromList = ({ language, adding }: Pick<EditFrame, 'language'> & { adding: Adding }) => {
  const texts = groupEditTexts(language)
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const { said, refuse } = useChange(language)
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { ids, unread } = readPasted(field.current?.value ?? '')
    const words = unread.length > mostNamed ? [...unread.slice(0, mostNamed), '…'] : unread
    if (ids.length === 0) return refuse(texts.pasteNone)
    refuse(unread.length === 0 ? '' : fill(texts.unread, { words: listed(language, ...words) }))
    void adding.add(ids)
  }
  return (
    <form className="stack" onSubmit={send}>
      <div className="long-field">
        <label htmlFor={id}>{texts.pasteField}</label>
        <textarea id={id} ref={field} rows={4} required aria-describedby={`${id}hint`} />
        <p className="small soft" id={`${id}hint`}>
          {texts.pasteHint}
        </p>
      </div>
      <p>
        <BusyButton isBusy={adding.isBusy}>{texts.pasteButton}</BusyButton>
      </p>
      <SaidLine said={said} />
    </form>
  )
}
