import type { Language } from '@kupodex/data/game'
import { de } from './de.ts'
import { en, type AnimalTexts } from './en.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

export type { AnimalTexts } from './en.ts'

/** Texts of the animals, of each language. */
export const animalTexts: Record<Language, AnimalTexts> = { en, de, fr, ja }
