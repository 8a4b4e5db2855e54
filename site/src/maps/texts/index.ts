import type { Language } from '@kupodex/data/game'
import { de } from './de.ts'
import { en, type MapTexts } from './en.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

export type { MapTexts } from './en.ts'

/** The texts of maps in each language. */
export const mapTexts: Record<Language, MapTexts> = { en, de, fr, ja }
