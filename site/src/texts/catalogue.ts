import type { Language } from '@kupodex/data/game'
import { memo } from '#format/memo.ts'

/** The texts of one subject in a language; in the browser, that of the page. */
export type Catalogue<Texts> = (language: Language) => Texts

/** Texts in each language. English sets the shape. */
export type InLanguages<Texts> = Readonly<{ en: Texts } & Record<Language, NoInfer<Texts>>>

/** The id of the element in which a page brings the texts of its scripts, as JSON. */
export const pageTextsId = 'texts'

const textsOn = memo(
  (page: Document) => JSON.parse(page.getElementById(pageTextsId)?.textContent ?? '{}') as Record<string, unknown>,
)

/** Adds the texts of a part that brings its own, as a file of the build (`partTexts`), to those of the page. */
export const bringTexts = (texts: Readonly<Record<string, unknown>>): void =>
  void Object.assign(textsOn(document), texts)

const textOnPage = (name: string): unknown => {
  const texts = textsOn(document)[name]
  if (texts === undefined) throw new Error(`${location.pathname} has no ${name}: see site/src/texts/build/imports.ts`)
  return texts
}

/**
 * A catalogue, called what it is exported as. All its languages are there at the build and in tests alone: pass
 * `import.meta.env.SSR && { en, de, fr, ja }`, so that no script for browsers holds any. The browser reads what its page brings:
 * the catalogues that the page's scripts import, in the page's language, and those of parts with texts of their own.
 */
export const catalogue =
  <Texts>(name: string, texts: InLanguages<Texts> | false): Catalogue<Texts> =>
  (language) =>
    texts === false ? (textOnPage(name) as Texts) : texts[language]

/** One section of texts in each language, for a catalogue of its own: a page brings whole catalogues. */
export const section = <Texts, Key extends keyof Texts>(
  { en, de, fr, ja }: InLanguages<Texts>,
  key: Key,
): InLanguages<Texts[Key]> => ({ en: en[key], de: de[key], fr: fr[key], ja: ja[key] })
