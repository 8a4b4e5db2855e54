import type { Language } from '@kupodex/data/game'
import { de } from './de.ts'
import { en, type WishTexts } from './en.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

export type { WishTexts } from './en.ts'

/** The texts of what a reader wants and hides in each language. */
export const wishTexts: Record<Language, WishTexts> = { en, de, fr, ja }
