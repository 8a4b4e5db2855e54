import type { Language } from '@kupodex/data/game'
import { de } from './de.ts'
import { type CosmicTexts, en } from './en.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

export type { CosmicTexts } from './en.ts'

/** Texts of cosmic exploration, of each language. */
export const cosmicTexts: Record<Language, CosmicTexts> = { en, de, fr, ja }
