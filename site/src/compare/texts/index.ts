import type { Language } from '@kupodex/data/game'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

export type { CompareTexts } from './en.ts'

/** Texts of comparisons, of each language. */
export const compareTexts = { en, de, fr, ja } satisfies Record<Language, typeof en>
