import type { Language } from '@kupodex/data/game'
import { inLanguage, pathOf } from '#paths/paths.ts'
import { finderTexts } from '#texts/texts.ts'
import { compareWord, foundBase } from './found-base.ts'
import { NameField } from './name-field.tsx'

interface Props {
  language: Language
  /** The character whom the one found is compared with, instead of opening that one. */
  compared?: number
  /** What its button says, where that is not the usual. */
  button?: string
  /** Of a finder of everything: what its label and hint say. */
  everything?: { label: string; hint: string }
}

/** The way to a character by name, id or Lodestone link, or to everything that the site names, on built pages and in islands: the shell's script makes both react. */
export const Finder = ({ language, compared, button, everything }: Props) => {
  const text = finderTexts(language)
  // A page may have one of everything and one of characters.
  const id = everything === undefined ? 'find' : 'find-any'
  const to = (word: string) => inLanguage(language, pathOf(word))
  return (
    <form
      className="finder"
      action={to('charactersearch')}
      data-finder={foundBase(language, compared ?? null)}
      data-everything={everything && ''}
    >
      <label htmlFor={id}>{everything?.label ?? text.label}</label>
      <NameField
        {...{ language, id }}
        name="q"
        required
        placeholder={everything === undefined ? text.placeholder : undefined}
      >
        {compared !== undefined && <input type="hidden" name={compareWord} value={compared} />}
        <button className="button">{button ?? text.button}</button>
      </NameField>
      <p className="small soft" id={`${id}-hint`}>
        {everything?.hint ?? text.hint}
      </p>
      <p className="unseen" role="status" data-status />
    </form>
  )
}
