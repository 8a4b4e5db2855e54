import type { Language } from '@kupodex/data/game'
import { de } from './de.ts'
import { en, type WorkshopTexts } from './en.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

export type { WorkshopTexts } from './en.ts'

/** Texts of the workshop, of each language. */
export const workshopTexts: Record<Language, WorkshopTexts> = { en, de, fr, ja }
