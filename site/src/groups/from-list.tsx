import { type SubmitEvent, useId, useRef } from 'react'
import { listed } from '#format/punctuation.ts'
import { fill } from '#texts/fill.ts'
import { BusyButton } from '#ui/busy-button.tsx'
import { characterIdIn } from '#paths/lodestone.ts'
import { groupEditTexts } from './texts.ts'
import { SaidLine, useChange } from './use-change.tsx'
import type { EditFrame } from './edit-frame.ts'
import type { Adding } from './use-adding.tsx'

/** The characters that a text names, each once, and the words of it that are neither an ID nor the address of a profile. */
interface Pasted {
  ids: number[]
  unread: string[]
}

/** Reads IDs and addresses of profiles, here or on the Lodestone, with spaces, commas, semicolons or line ends between them. */
export const readPasted = (text: string): Pasted => {
  const words = text.split(/[\s,;、，]+/).filter((word) => word !== '')
  const read = words.map((word) => ({ word, id: characterIdIn(word) }))
  return {
    ids: [...new Set(read.flatMap(({ id }) => id ?? []))],
    unread: read.filter(({ id }) => id === null).map(({ word }) => word),
  }
}

/** Words that are named at most of those that are no characters. */
const mostNamed = 10

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
