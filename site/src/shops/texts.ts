import { catalogue } from '#texts/catalogue.ts'
import { de } from './texts/de.ts'
import { en } from './texts/en.ts'
import { fr } from './texts/fr.ts'
import { ja } from './texts/ja.ts'

export type { StoreTexts } from './texts/en.ts'

/** Texts of the shops and the Moogle Treasure Trove, of each language. */
export const storeTexts = catalogue('storeTexts', import.meta.env.SSR && { en, de, fr, ja })
