import type { Language } from '@kupodex/data/game'
import { de } from './de.ts'
import { en, type StoreTexts } from './en.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

export type { StoreTexts } from './en.ts'

/** Texts of the shops and the Moogle Treasure Trove, of each language. */
export const storeTexts: Record<Language, StoreTexts> = { en, de, fr, ja }
