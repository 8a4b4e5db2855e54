import type { Language } from '@kupodex/data/game'
import { inLanguage, pathOf } from '#paths/paths.ts'
import { finderTexts } from '#texts/texts.ts'

interface Props {
  language: Language
  /** The path that the id of the character is put after, in the reader's language; that of characters where left out. */
  base?: string
  /** What its button says, where that is not the usual. */
  button?: string
}

/** The way to a character by name, id or Lodestone link, on built pages and in islands: the shell's script makes both react. */
export const Finder = ({ language, base, button }: Props) => {
  const text = finderTexts(language)
  const to = (word: string) => inLanguage(language, pathOf(word))
  return (
    <form className="finder" action={to('charactersearch')} data-finder={base ?? to('char')}>
      <label htmlFor="find">{text.label}</label>
      <div>
        <input
          id="find"
          name="q"
          required
          maxLength={200}
          placeholder={text.placeholder}
          autoComplete="off"
          aria-describedby="find-hint"
        />
        <button className="button">{button ?? text.button}</button>
        <ul className="panel suggestions" data-suggestions aria-label={text.suggested} hidden />
      </div>
      <p className="small soft" id="find-hint">
        {text.hint}
      </p>
    </form>
  )
}
