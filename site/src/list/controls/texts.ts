import { catalogue } from '#texts/catalogue.ts'
import { de } from './texts/de.ts'
import { en } from './texts/en.ts'
import { fr } from './texts/fr.ts'
import { ja } from './texts/ja.ts'

export type { ControlTexts } from './texts/en.ts'

/** Texts of the menu of a list, of each language. */
export const controlTexts = catalogue('controlTexts', import.meta.env.SSR && { en, de, fr, ja })
