import type { Language } from '@kupodex/data/game'
import { de } from './de.ts'
import { en, type LeveTexts } from './en.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

export type { LeveTexts } from './en.ts'

/** Texts of the levequests, of each language. */
export const leveTexts: Record<Language, LeveTexts> = { en, de, fr, ja }
