import type { Language } from '@kupodex/data/game'
import { de } from './de.ts'
import { en, type MarkTexts } from './en.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

export type { MarkTexts } from './en.ts'

/** The texts of checking things off in each language. */
export const markTexts: Record<Language, MarkTexts> = { en, de, fr, ja }
