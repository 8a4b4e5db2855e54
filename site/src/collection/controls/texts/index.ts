import type { Language } from '@kupodex/data/game'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

export type { ControlTexts } from './en.ts'

/** Texts of the menu of a list, of each language. */
export const controlTexts = { en, de, fr, ja } satisfies Record<Language, typeof en>
