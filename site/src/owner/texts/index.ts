import type { Language } from '@kupodex/data/game'
import { de } from './de.ts'
import { en, type OwnerTexts } from './en.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

export type { OwnerTexts } from './en.ts'

/** The texts of verification, a character's settings, and checking off in each language. */
export const ownerTexts: Record<Language, OwnerTexts> = { en, de, fr, ja }
