import { catalogue } from '#texts/catalogue.ts'
import { de } from './texts/de.ts'
import { en } from './texts/en.ts'
import { fr } from './texts/fr.ts'
import { ja } from './texts/ja.ts'

export type { AdminTexts } from './texts/en.ts'

/** The texts of the editors' page in each language. */
export const adminTexts = catalogue('adminTexts', import.meta.env.SSR && { en, de, fr, ja })
