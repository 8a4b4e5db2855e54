import type { SafeStorage } from '#storage/safe-storage.ts'
import { chosenKey } from '#storage/keys.ts'
import { parseRecent, type RecentCharacter } from './recent.ts'

/** The character that a reader chose as theirs in this browser, without an account; null without one. It may be anybody's: it grants nothing. */
export const chosenCharacter = (storage: Pick<SafeStorage, 'getItem'>): RecentCharacter | null =>
  parseRecent(storage.getItem(chosenKey))[0] ?? null

/** Characters of a reader with the chosen one, last where it is not among them. */
export const withChosen = (
  storage: Pick<SafeStorage, 'getItem'>,
  characters: readonly RecentCharacter[],
): readonly RecentCharacter[] => {
  const chosen = chosenCharacter(storage)
  return chosen === null || characters.some(({ id }) => id === chosen.id) ? characters : [...characters, chosen]
}

/** Keeps a character as the reader's, in place of the one before; null takes the choice back. */
export const choose = (storage: Pick<SafeStorage, 'setItem' | 'removeItem'>, character: RecentCharacter | null): void =>
  character === null ? storage.removeItem(chosenKey) : storage.setItem(chosenKey, JSON.stringify([character]))

/** Keeps the name, world and face that a character has now, where it is the chosen one. */
export const renewChosen = (storage: Pick<SafeStorage, 'getItem' | 'setItem' | 'removeItem'>, now: RecentCharacter) => {
  if (chosenCharacter(storage)?.id === now.id) choose(storage, now)
}

/** Takes the choice back where it is one of some characters. */
export const forgetChosen = (
  storage: Pick<SafeStorage, 'getItem' | 'setItem' | 'removeItem'>,
  ids: readonly number[],
): void => {
  const chosen = chosenCharacter(storage)
  if (chosen !== null && ids.includes(chosen.id)) choose(storage, null)
}
