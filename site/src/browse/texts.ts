import { catalogue, section } from '#texts/catalogue.ts'
import { de } from './texts/de.ts'
import { en } from './texts/en.ts'
import { fr } from './texts/fr.ts'
import { ja } from './texts/ja.ts'

const all = { en, de, fr, ja }

/** Texts of the pages that need no character, of each language. */
export const browseTexts = catalogue('browseTexts', import.meta.env.SSR && all)

/** What a character has of a page's things. */
export const progressTexts = catalogue('progressTexts', import.meta.env.SSR && section(all, 'progress'))
