import { catalogue } from '#texts/catalogue.ts'
import { de } from './texts/de.ts'
import { en } from './texts/en.ts'
import { fr } from './texts/fr.ts'
import { ja } from './texts/ja.ts'

export const legalTexts = catalogue('legalTexts', import.meta.env.SSR && { en, de, fr, ja })

/** When the legal pages were last changed. */
export const legalDate = Date.UTC(2026, 10, 27)
