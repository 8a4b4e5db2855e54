import type { Language } from '@kupodex/data/game'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

export type { BrowseTexts } from './en.ts'

/** Texts of the pages that need no character, of each language. */
export const browseTexts = { en, de, fr, ja } satisfies Record<Language, typeof en>
