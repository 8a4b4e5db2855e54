import { catalogue } from '#texts/catalogue.ts'
import { de } from './texts/de.ts'
import { en } from './texts/en.ts'
import { fr } from './texts/fr.ts'
import { ja } from './texts/ja.ts'

/** Texts of the pages of what things come from, of each language. */
export const fromTexts = catalogue('fromTexts', import.meta.env.SSR && { en, de, fr, ja })
