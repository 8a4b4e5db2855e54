import type { Language } from '@kupodex/data/game'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

export type { Texts } from './en.ts'
export { counted, fill } from './fill.ts'

/** The texts of each language. */
export const texts = { en, de, fr, ja } satisfies Record<Language, typeof en>

/** What each language calls itself, for the language switch. */
export const languageNames: Record<Language, string> = { en: 'English', de: 'Deutsch', fr: 'Français', ja: '日本語' }
