import type { Language } from '@kupodex/data/game'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'
import type { Texts } from './text.ts'

export type { Texts }

export const texts: Readonly<Record<Language, Texts>> = { en, de, fr, ja }

/** A whole number with the language's separators. */
export const grouped = (value: number, { thousands }: Texts): string =>
  String(value).replace(/\B(?=(\d{3})+$)/g, thousands)
