import { BatchGetCommand } from '@aws-sdk/lib-dynamodb'
import { type Connection, StoreBusyError } from './connection.ts'

type Item = Record<string, unknown>

/** How many items the service gives at a time. */
const batchLimit = 100

/** How often a batch is asked for at most. */
const batchTries = 8

/** Reads items by their keys, each as last written; those that do not exist are left out. In no particular order. */
export const batchGet = async (
  { table, send, pause }: Connection,
  keys: readonly { pk: string; sk: string }[],
): Promise<Item[]> => {
  const found: Item[] = []
  for (let at = 0; at < keys.length; at += batchLimit) {
    let left: Item[] = keys.slice(at, at + batchLimit)
    for (let tried = 0; left.length > 0; tried++) {
      if (tried === batchTries) throw new StoreBusyError(`The store left ${left.length} reads of a batch over.`)
      if (tried > 0) await pause(tried)
      const { Responses, UnprocessedKeys } = await send(
        new BatchGetCommand({ RequestItems: { [table]: { Keys: left, ConsistentRead: true } } }),
      )
      found.push(...(Responses?.[table] ?? []))
      left = UnprocessedKeys?.[table]?.Keys ?? []
    }
  }
  return found
}
