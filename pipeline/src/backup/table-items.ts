import { setTimeout as sleep } from 'node:timers/promises'
import { BatchWriteItemCommand, type DynamoDBClient, ScanCommand, type WriteRequest } from '@aws-sdk/client-dynamodb'
import { StoreBusyError } from '@kupodex/data/store'
import type { RawItem } from '../nightly/index.ts'

/** A table, and the client that reaches it. */
export interface TableOf {
  client: DynamoDBClient
  table: string
}

/** Partitions that say what goes on right now: locks, the pace of requests, allowances. They mean nothing later. */
const passing = /^(LOCK$|PACE$|ALLOW#)/

/** Every item of a table that is worth keeping; one that is written meanwhile may be old or new, but is whole. */
export async function* itemsOfTable({ client, table }: TableOf): AsyncGenerator<RawItem> {
  let ExclusiveStartKey: RawItem | undefined
  do {
    const page = await client.send(new ScanCommand({ TableName: table, ExclusiveStartKey, ConsistentRead: true }))
    for (const item of page.Items ?? []) if (!passing.test(item.pk?.S ?? '')) yield item
    ExclusiveStartKey = page.LastEvaluatedKey
  } while (ExclusiveStartKey)
}

/** Whether nothing that is worth keeping is in a table. */
export const isEmptyTable = async (of: TableOf): Promise<boolean> => {
  const { done } = await itemsOfTable(of).next()
  return done === true
}

const batchLimit = 25

/** How often a batch is sent at most, and the wait in between (ms), doubled each time. */
const batchTries = 8
const firstWait = 50

const putBatch = async ({ client, table }: TableOf, batch: readonly RawItem[]): Promise<void> => {
  let left: WriteRequest[] = batch.map((Item) => ({ PutRequest: { Item } }))
  for (let tried = 0; left.length > 0; tried++) {
    if (tried === batchTries) throw new StoreBusyError(`The store left ${left.length} writes of a batch over.`)
    if (tried > 0) await sleep(firstWait * 2 ** tried)
    const { UnprocessedItems } = await client.send(new BatchWriteItemCommand({ RequestItems: { [table]: left } }))
    left = UnprocessedItems?.[table] ?? []
  }
}

/** Puts items into a table in batches; gives how many. */
export const putItems = async (of: TableOf, items: Iterable<RawItem>): Promise<number> => {
  let batch: RawItem[] = []
  let count = 0
  const flush = async () => {
    await putBatch(of, batch)
    count += batch.length
    batch = []
  }
  for (const item of items) {
    batch.push(item)
    if (batch.length === batchLimit) await flush()
  }
  await flush()
  return count
}
