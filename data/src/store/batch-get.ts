import { inChunks, sendWhole } from './batches.ts'
import type { Connection } from './connection.ts'
import type { Item } from './item.ts'

/** How many items the service gives at a time. */
export const batchLimit = 100

/** Reads items in no particular order, each as last written; those that do not exist are left out. Where one may be a moment old, it costs half. */
export const batchGet = async (
  { table, pause }: Connection,
  keys: readonly { pk: string; sk: string }[],
  mayBeOld = false,
): Promise<Item[]> => {
  const found: Item[] = []
  const read = async (batch: Item[]) => {
    const { Items, left } = await table.getBatch({ Keys: batch, ConsistentRead: !mayBeOld })
    found.push(...Items)
    return left
  }
  for (const batch of inChunks(keys, batchLimit)) await sendWhole<Item>(batch, 'reads', read, pause)
  return found
}
