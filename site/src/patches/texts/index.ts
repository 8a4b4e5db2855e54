import type { Language } from '@kupodex/data/game'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

export type { PatchTexts } from './en.ts'

/** Texts of the pages of what patches brought, of each language. */
export const patchTexts = { en, de, fr, ja } satisfies Record<Language, typeof en>
