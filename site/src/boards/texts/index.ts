import type { Language } from '@kupodex/data/game'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

export type { BoardTexts } from './en.ts'

/** Texts of boards, raids, ishgard, statistics and what is new, of each language. */
export const boardTexts = { en, de, fr, ja } satisfies Record<Language, typeof en>
