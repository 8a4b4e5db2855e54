import type { Language } from '@kupodex/data/game'
import { de } from './de.ts'
import { en, type FailureTexts } from './en.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

export type { FailureTexts } from './en.ts'

/** What is said about calls of a user that failed, in each language. */
export const failureTexts: Record<Language, FailureTexts> = { en, de, fr, ja }
