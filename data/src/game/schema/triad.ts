import * as z from 'zod'
import { namesSchema } from '../ground/languages.ts'
import { collectable } from './collectable.ts'
import { defineTable, patch, rowId } from './table.ts'

const edge = z.int().min(1).max(10)

export const ttcardTypes = defineTable('ttcardTypes', { id: rowId, name: namesSchema })

export const ttrules = defineTable('ttrules', { id: rowId, name: namesSchema }, ['description'])

export const ttnpcs = defineTable('ttnpcs', {
  id: rowId,
  /** Null if neither sheets nor lists say who it is. */
  npcId: rowId.nullable(),
  sort: rowId,
  rewardTtcardIds: z.array(rowId),
  /** Cards the deck always holds. */
  fixedTtcardIds: z.array(rowId).max(5),
  /** Cards the rest of the five are drawn from. */
  variableTtcardIds: z.array(rowId).max(5),
  ttruleIds: z.array(rowId).max(2),
  usesRegionalRules: z.boolean(),
  /** Match fee in MGP. */
  fee: rowId,
  obtainable: z.boolean(),
  /** Inferred from its cards. */
  patch,
})

/** Packs and sacks that hold one of several cards, by the item that they are. */
export const triadPacks = defineTable('triadPacks', {
  id: rowId,
  name: namesSchema,
  /** MGP at the Gold Saucer; 0 where it is not sold. */
  price: rowId,
  ttcardIds: z.array(rowId).min(1),
})

export const ttcards = defineTable(
  'ttcards',
  {
    ...collectable,
    top: edge,
    bottom: edge,
    left: edge,
    right: edge,
    /** Stars, 1 to 5. */
    rarity: z.int().min(1).max(5),
    /** Null for cards of no type. */
    ttcardTypeId: rowId.nullable(),
    /** MGP paid for a spare one. */
    saleValue: rowId,
    /** The number the game shows; extra cards count from 1 again. */
    number: rowId,
    isExtra: z.boolean(),
  },
  ['description'],
)
