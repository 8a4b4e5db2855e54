import { catalogue } from '#texts/catalogue.ts'
import { de } from './texts/de.ts'
import { en } from './texts/en.ts'
import { fr } from './texts/fr.ts'
import { ja } from './texts/ja.ts'

export type { CompareTexts } from './texts/en.ts'

/** Texts of comparisons, of each language. */
export const compareTexts = catalogue('compareTexts', import.meta.env.SSR && { en, de, fr, ja })
