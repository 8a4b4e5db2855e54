import type { ReactNode } from 'react'
import type { Language } from '@kupodex/data/game'
import { finderTexts } from '#texts/texts.ts'

interface Props {
  language: Language
  /** The id of the field; that of its hint is made from it. */
  id: string
  name?: string
  placeholder?: string | undefined
  required?: boolean
  /** Beside the field. */
  children: ReactNode
}

/** A field for a name, with the list that `bindCombobox` fills below it. */
export const NameField = ({ language, id, children, ...field }: Props) => (
  <div>
    <input
      id={id}
      {...field}
      maxLength={200}
      autoComplete="off"
      role="combobox"
      aria-expanded={false}
      aria-controls={`${id}-list`}
      aria-autocomplete="list"
      aria-describedby={`${id}-hint`}
    />
    {children}
    <div
      className="panel suggestions"
      role="listbox"
      id={`${id}-list`}
      data-suggestions
      aria-label={finderTexts(language).suggested}
      hidden
    />
  </div>
)
