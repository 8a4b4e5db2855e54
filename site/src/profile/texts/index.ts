import type { Language } from '@kupodex/data/game'
import { de } from './de.ts'
import { en, type ProfileTexts } from './en.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

export type { ProfileTexts } from './en.ts'

/** Texts of the profile, of each language. */
export const profileTexts: Record<Language, ProfileTexts> = { en, de, fr, ja }
