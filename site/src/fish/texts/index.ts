import type { Language } from '@kupodex/data/game'
import { de } from './de.ts'
import { en, type FishTexts } from './en.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

export type { FishTexts } from './en.ts'

/** Texts of fish, of each language. */
export const fishTexts: Record<Language, FishTexts> = { en, de, fr, ja }
