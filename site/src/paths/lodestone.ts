import type { Language } from '@kupodex/data/game'

/** The Lodestone's region for each interface language (spec: characters §2, profile). */
const regions: Record<Language, string> = { en: 'na', de: 'de', fr: 'fr', ja: 'jp' }

/** The address of a character's public profile in the reader's language. */
export const lodestoneAddress = (id: number, language: Language): string =>
  `https://${regions[language]}.finalfantasyxiv.com/lodestone/character/${id}/`

/** The character id in what a person typed: a plain number or any address with `/character/<id>` or `/char/<id>`; else null. */
export const characterIdIn = (text: string): number | null => {
  const digits = /^\s*(\d{1,16})\s*$/.exec(text)?.[1] ?? /\/char(?:acter)?\/(\d{1,16})(?!\d)/.exec(text)?.[1]
  const id = Number(digits ?? 0)
  return id > 0 ? id : null
}
