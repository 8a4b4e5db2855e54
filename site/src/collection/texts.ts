import { catalogue } from '#texts/catalogue.ts'
import { de } from './texts/de.ts'
import { en } from './texts/en.ts'
import { fr } from './texts/fr.ts'
import { ja } from './texts/ja.ts'

export type { CollectionTexts } from './texts/en.ts'

/** Texts of the lists of collections, of each language. */
export const collectionTexts = catalogue('collectionTexts', import.meta.env.SSR && { en, de, fr, ja })
