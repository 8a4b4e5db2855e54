import type { Language } from '@kupodex/data/game'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

export type { CharacterTexts } from './en.ts'

/** Texts of the character page, of each language. */
export const characterTexts = { en, de, fr, ja } satisfies Record<Language, typeof en>
