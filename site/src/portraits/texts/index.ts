import type { Language } from '@kupodex/data/game'
import { de } from './de.ts'
import { en, type PortraitTexts } from './en.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

export type { PortraitTexts } from './en.ts'

/** Texts of the portraits, of each language. */
export const portraitTexts: Record<Language, PortraitTexts> = { en, de, fr, ja }
