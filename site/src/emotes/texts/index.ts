import type { Language } from '@kupodex/data/game'
import { de } from './de.ts'
import { en, type EmoteTexts } from './en.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

export type { EmoteTexts } from './en.ts'

/** Texts of emotes, of each language. */
export const emoteTexts: Record<Language, EmoteTexts> = { en, de, fr, ja }
