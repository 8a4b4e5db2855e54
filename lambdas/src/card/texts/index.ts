import type { ItemType } from '@kupodex/data/character'
import { collectionNames, type Language } from '@kupodex/data/game'
import { de } from './de.ts'
import { type CardTexts, en, type UnlistedType } from './en.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

export type { CardTexts } from './en.ts'

/** The texts of cards by language. */
export const cardTexts: Readonly<Record<Language, CardTexts>> = { en, de, fr, ja }

const isUnlisted = (type: ItemType): type is UnlistedType => type in en.collections

/** The name of a collection as cards show it. */
export const collectionName = (type: ItemType, language: Language): string =>
  isUnlisted(type) ? cardTexts[language].collections[type] : collectionNames[type][language]
