import type { Language } from '@kupodex/data/game'
import { pagesTexts } from '#character/texts.ts'
import type { CollectionType } from '../thing.ts'
import { shelves } from './shelves.ts'

/** What some collections are called, by type: for what is not known of a character. */
export const collectionNames = (language: Language, types: readonly CollectionType[]): Record<string, string> =>
  Object.fromEntries(
    shelves.flatMap(({ type, path }) => (types.includes(type) ? [[type, pagesTexts(language)[path].title]] : [])),
  )
