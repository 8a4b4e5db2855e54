import { wordsIn } from '#storage/kept-json.ts'
import type { SafeStorage } from '#storage/safe-storage.ts'
import type { ReaderCharacter } from '#user/reader-characters.ts'

/** How lists of places are narrowed and ordered for the reader's character. */
export interface PlacesChoice {
  /** Only places where something is missing. */
  missing: boolean
  /** Those where most is missing first. */
  most: boolean
}

export const placesChoiceKey = 'kupodex.places'

/** What the reader chose last in any list of places; at first, for a character of their own, most missing first. */
export const placesChoice = (storage: Pick<SafeStorage, 'getItem'>, kind: ReaderCharacter['kind']): PlacesChoice => {
  const { missing = false, most = kind === 'own' || kind === 'chosen' } = wordsIn(storage.getItem(placesChoiceKey))
  return { missing: missing === true, most: most === true }
}

/** Keeps one choice for all lists of places; of the other one nothing is said. */
export const keepPlacesChoice = (storage: SafeStorage, name: keyof PlacesChoice, isChosen: boolean): void =>
  storage.setItem(placesChoiceKey, JSON.stringify({ ...wordsIn(storage.getItem(placesChoiceKey)), [name]: isChosen }))
