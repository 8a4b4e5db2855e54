import type { Language } from '@kupodex/data/game'
import { de } from './de.ts'
import { type AgendaTexts, en } from './en.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

export type { AgendaTexts } from './en.ts'

/** Texts of the workshop's agenda, of each language. */
export const agendaTexts: Record<Language, AgendaTexts> = { en, de, fr, ja }
