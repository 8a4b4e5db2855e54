import type { Language } from '@kupodex/data/game'
import { de } from './de.ts'
import { en, type ProgramTexts } from './en.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

export type { ProgramTexts } from './en.ts'

/** What the page of the API says about programs that act for a user, in each language. */
export const programTexts: Record<Language, ProgramTexts> = { en, de, fr, ja }
