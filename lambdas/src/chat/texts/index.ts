import type { Language } from '@kupodex/data/game'
import { de } from './de.ts'
import { type ChatTexts, en } from './en.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

export type { ChatTexts } from './en.ts'

/** What the answers in chat say, by language. */
export const chatTexts: Readonly<Record<Language, ChatTexts>> = { en, de, fr, ja }
