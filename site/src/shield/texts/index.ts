import type { Language } from '@kupodex/data/game'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

export type { ShieldTexts } from './en.ts'

/** Texts of the spoiler shield, of each language. */
export const shieldTexts = { en, de, fr, ja } satisfies Record<Language, typeof en>
