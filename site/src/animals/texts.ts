import { catalogue } from '#texts/catalogue.ts'
import { de } from './texts/de.ts'
import { en } from './texts/en.ts'
import { fr } from './texts/fr.ts'
import { ja } from './texts/ja.ts'

export type { AnimalTexts } from './texts/en.ts'

/** Texts of the animals, of each language. */
export const animalTexts = catalogue('animalTexts', import.meta.env.SSR && { en, de, fr, ja })
