import type { Language } from '@kupodex/data/game'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

export type { StatusTexts } from './en.ts'

/** Texts of the page that says how recent everything is, of each language. */
export const statusTexts = { en, de, fr, ja } satisfies Record<Language, typeof en>
