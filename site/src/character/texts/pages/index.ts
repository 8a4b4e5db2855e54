import type { Language } from '@kupodex/data/game'
import { de } from './de.ts'
import { en, type PagesTexts } from './en.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

export type { PagesTexts, PageTexts } from './en.ts'

/** What each page of a character is called, in each language. */
export const pagesTexts: Record<Language, PagesTexts> = { en, de, fr, ja }
