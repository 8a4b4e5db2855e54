import type { Language } from '@kupodex/data/game'
import { de } from './de.ts'
import { en, type HairTexts } from './en.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

export type { HairTexts } from './en.ts'

/** Texts of hairstyles, of each language. */
export const hairTexts: Record<Language, HairTexts> = { en, de, fr, ja }
