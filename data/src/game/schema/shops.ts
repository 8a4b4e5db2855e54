import * as z from 'zod'
import { unlockSchema } from '../collections/unlocks.ts'
import { defineTable, rowId } from './table.ts'

/** What the Moogle Treasure Trove's tomestones buy, past seasons and present. */
export const moogleTrove = defineTable('moogleTrove', {
  /** The currency's item id times a million, plus the item's id times ten, plus 1 for a second offer of the item. */
  id: rowId,
  currencyItemId: rowId,
  cost: z.int().positive(),
  itemId: rowId,
  amount: z.int().positive(),
  /** Null for what unlocks nothing. */
  unlock: unlockSchema.nullable(),
})

/** Items that unlock something, by currency and vendor. */
export const shops = defineTable('shops', {
  /** The currency's item id times 10 million plus the vendor's id (0 for an unknown vendor). */
  id: rowId,
  currencyItemId: rowId,
  /** Null where no list names the vendor. */
  npcId: rowId.nullable(),
  items: z.array(z.strictObject({ itemId: rowId, price: z.int().positive(), unlock: unlockSchema })),
})
