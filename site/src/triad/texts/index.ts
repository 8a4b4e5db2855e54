import type { Language } from '@kupodex/data/game'
import { de } from './de.ts'
import { en, type TriadTexts } from './en.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

export type { TriadTexts } from './en.ts'

/** The texts of Triple Triad in each language. */
export const triadTexts: Record<Language, TriadTexts> = { en, de, fr, ja }
