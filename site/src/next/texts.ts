import { catalogue } from '#texts/catalogue.ts'
import { de } from './texts/de.ts'
import { en } from './texts/en.ts'
import { fr } from './texts/fr.ts'
import { ja } from './texts/ja.ts'

export type { NextTexts } from './texts/en.ts'

/** Texts of what to do next, of each language. */
export const nextPageTexts = catalogue('nextPageTexts', import.meta.env.SSR && { en, de, fr, ja })

/** What the resets are called, in each language. */
export const resetTexts = catalogue(
  'resetTexts',
  import.meta.env.SSR && {
    en: { daily: 'Daily reset', weekly: 'Weekly reset' },
    de: { daily: 'Täglicher Reset', weekly: 'Wöchentlicher Reset' },
    fr: { daily: 'Quotidienne', weekly: 'Hebdomadaire' },
    ja: { daily: 'デイリー', weekly: 'ウィークリー' },
  },
)
