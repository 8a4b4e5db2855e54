import type { Language } from '@kupodex/data/game'
import { de } from './de.ts'
import { type AccountTexts, en } from './en.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

export type { AccountTexts } from './en.ts'

/** The texts of logging in and of a user's settings in each language. */
export const accountTexts: Record<Language, AccountTexts> = { en, de, fr, ja }
