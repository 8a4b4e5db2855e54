import { BatchGetCommand } from '@aws-sdk/lib-dynamodb'
import { sendWhole } from './batches.ts'
import type { Connection } from './connection.ts'

type Item = Record<string, unknown>

/** How many items the service gives at a time. */
export const batchLimit = 100

/**
 * Reads items by their keys, each as last written; those that do not exist are left out. In no particular order. Where an item may be
 * a moment old, reading costs half.
 */
export const batchGet = async (
  { table, send, pause }: Connection,
  keys: readonly { pk: string; sk: string }[],
  mayBeOld = false,
): Promise<Item[]> => {
  const found: Item[] = []
  const read = async (batch: Item[]) => {
    const { Responses, UnprocessedKeys } = await send(
      new BatchGetCommand({ RequestItems: { [table]: { Keys: batch, ConsistentRead: !mayBeOld } } }),
    )
    found.push(...(Responses?.[table] ?? []))
    return UnprocessedKeys?.[table]?.Keys
  }
  for (let at = 0; at < keys.length; at += batchLimit)
    await sendWhole<Item>(keys.slice(at, at + batchLimit), 'reads', read, pause)
  return found
}
