import type { Language } from '@kupodex/data/game'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

export type { CollectionTexts } from './en.ts'

/** Texts of the lists of collections, of each language. */
export const collectionTexts = { en, de, fr, ja } satisfies Record<Language, typeof en>
