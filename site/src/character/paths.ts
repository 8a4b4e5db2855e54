import type { CharacterWord } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import { inLanguage, pathOf } from '#paths/paths.ts'

/** The path of a page of a character, with what follows its word; the profile has no word. */
export const characterPagePath = (
  language: Language,
  id: number,
  word: CharacterWord,
  ...below: readonly (string | number)[]
): string => inLanguage(language, pathOf('char', id, ...(word === 'profile' ? [] : [word]), ...below))

/** A part of an address in plain words; one that is not well encoded as it is, which names nothing. */
const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** What follows the word of a character's page in an address, decoded: `['battle', 'general', '7']`. */
export const partsBelow = (path: string): string[] => {
  const found = /\/char\/[^/]+\/[^/]+\/(.*)$/.exec(path)
  return (found?.[1] ?? '')
    .split('/')
    .filter((part) => part !== '')
    .map(decoded)
}
