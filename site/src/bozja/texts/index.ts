import type { Language } from '@kupodex/data/game'
import { de } from './de.ts'
import { type BozjaTexts, en } from './en.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

export type { BozjaTexts } from './en.ts'

/** Texts of the Bozjan field notes, of each language. */
export const bozjaTexts: Record<Language, BozjaTexts> = { en, de, fr, ja }
