import type { RarityEntry } from '@kupodex/data/contract'
import type { KnownCollection, Origin, RarityType, Source } from '@kupodex/data/game'
import type { HtmlPart } from '@kupodex/data/html'
import type { Counting } from '@kupodex/data/rules'
import type { RarityItem } from '#rarity/item.ts'

/** What one of a collection's things is called in the calls. */
export type CollectionType = KnownCollection['type']

/** A thing of a collection, in one language, as pages list it that need no character. */
export interface ShelfThing {
  type: CollectionType
  /** Its rarity list; null without one. */
  list: RarityType | null
  item: RarityItem
  counting: Counting
  knowsWays: boolean
  /** What is known of a thing beside its ways: points and rewards of an achievement, the level of a levequest ... */
  notes: readonly HtmlPart[]
  /** The main patch that brought it, in tenths; null where nothing is known. */
  patch: number | null
  /** Whether that patch follows from its neighbours alone. */
  isInferred: boolean
  /** The main way to get it; 0 where none is known, and for a collection that knows no ways. */
  sourceTypeId: number
  /** The category that its collection has it in, by its word; empty where there are no categories. */
  category: string
  /** Path of its own page, without language; null where it has none. */
  page: string | null
  /** How many own it; null where that is not counted. */
  owners: RarityEntry | null
  sources: readonly Source[]
  /** What it comes from: what its sources lead through. */
  origins: readonly Origin[]
}

/** What names a thing on a page of several collections. */
export const thingKey = ({ type, item }: Pick<ShelfThing, 'type' | 'item'>): string => `${type}/${item.id}`
