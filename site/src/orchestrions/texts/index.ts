import type { Language } from '@kupodex/data/game'
import { de } from './de.ts'
import { en, type RollTexts } from './en.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

export type { RollTexts } from './en.ts'

/** Texts of orchestrion rolls, of each language. */
export const rollTexts: Record<Language, RollTexts> = { en, de, fr, ja }
