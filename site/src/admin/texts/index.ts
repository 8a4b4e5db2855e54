import type { Language } from '@kupodex/data/game'
import { de } from './de.ts'
import { type AdminTexts, en } from './en.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

export type { AdminTexts } from './en.ts'

/** The texts of the editors' page in each language. */
export const adminTexts: Record<Language, AdminTexts> = { en, de, fr, ja }
