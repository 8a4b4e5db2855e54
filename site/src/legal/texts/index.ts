import type { Language } from '@kupodex/data/game'
import { de } from './de.ts'
import { en, type LegalTexts } from './en.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

export type { LegalPage, LegalTexts } from './en.ts'

/** The legal pages of each language. */
export const legal: Record<Language, LegalTexts> = { en, de, fr, ja }

/** When the legal pages were last changed. */
export const legalDate = Date.UTC(2026, 10, 23)
