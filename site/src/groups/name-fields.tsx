import { useId } from 'react'
import { groupNameFault, groupNoteFault, longestGroupName, longestGroupNote } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import { faultWords } from './failure-words.ts'
import { groupEditTexts } from './texts.ts'

export interface GroupFields {
  name: string
  note: string
  listed: boolean
}

/** What is wrong with the fields, in words; null where nothing is. */
export const fieldsFault = (language: Language, { name, note }: GroupFields): string | null =>
  faultWords(language, groupNameFault(name), longestGroupName) ??
  faultWords(language, groupNoteFault(note), longestGroupNote)

export const readFields = (form: HTMLFormElement): GroupFields => {
  const field = (name: keyof GroupFields) => form.querySelector<HTMLInputElement>(`[name=${name}]`)
  return {
    name: field('name')?.value ?? '',
    note: field('note')?.value ?? '',
    listed: field('listed')?.checked ?? false,
  }
}

interface Props {
  language: Language
  /** What the fields hold at first. */
  first: GroupFields
  /** Whether the user may say that a group is listed. */
  maySayListed: boolean
}

export const NameFields = ({ language, first, maySayListed }: Props) => {
  const texts = groupEditTexts(language)
  const id = useId()
  return (
    <>
      <div className="long-field">
        <label htmlFor={`${id}name`}>{texts.name}</label>
        <input
          id={`${id}name`}
          name="name"
          required
          defaultValue={first.name}
          maxLength={2 * longestGroupName}
          autoComplete="off"
        />
      </div>
      <div className="long-field">
        <label htmlFor={`${id}note`}>{texts.note}</label>
        <input
          id={`${id}note`}
          name="note"
          defaultValue={first.note}
          maxLength={2 * longestGroupNote}
          autoComplete="off"
          aria-describedby={`${id}hint`}
        />
        <p className="small soft" id={`${id}hint`}>
          {texts.noteHint}
        </p>
      </div>
      {maySayListed && (
        <label className="choice">
          <input type="checkbox" name="listed" defaultChecked={first.listed} /> {texts.listed}
        </label>
      )}
    </>
  )
}
