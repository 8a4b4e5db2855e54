import type { Language } from '@kupodex/data/game'
import { published } from '#build/tree.ts'
import { memo } from '#format/memo.ts'
import type { CollectionType, ShelfThing } from '../thing.ts'
import { shelves } from './shelves.ts'
import { thingsIn } from './things.ts'

const inLanguage = memo((language: Language) => memo((type: CollectionType) => thingsIn(published, language, type)))

/** All things of a collection in a language, in the game's order; made once. */
export const thingsOf = (language: Language, type: CollectionType): readonly ShelfThing[] => inLanguage(language)(type)

/** The things of all collections in a language, in the order of menus. */
export const allThings = (language: Language): ShelfThing[] => shelves.flatMap(({ type }) => thingsOf(language, type))
