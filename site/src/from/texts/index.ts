import type { Language } from '@kupodex/data/game'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

export type { FromTexts } from './en.ts'

/** Texts of the pages of what things come from, of each language. */
export const fromTexts = { en, de, fr, ja } satisfies Record<Language, typeof en>
