import { catalogue, section } from '#texts/catalogue.ts'
import { de } from './texts/de.ts'
import { en } from './texts/en.ts'
import { fr } from './texts/fr.ts'
import { ja } from './texts/ja.ts'

const all = { en, de, fr, ja }

export const fromTexts = catalogue('fromTexts', import.meta.env.SSR && all)

/** What a character misses in the places of a list. */
export const missingTexts = catalogue('missingTexts', import.meta.env.SSR && section(all, 'missing'))

/** How a place is entered: its level, and who may. */
export const entryTexts = catalogue('entryTexts', import.meta.env.SSR && section(all, 'entry'))
