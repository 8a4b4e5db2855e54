import { BatchWriteItemCommand, type DynamoDBClient, paginateScan, type WriteRequest } from '@aws-sdk/client-dynamodb'
import { sendWhole, writesInBatch } from '@kupodex/data/store'
import type { RawItem } from '../nightly/index.ts'

export interface TableOf {
  client: DynamoDBClient
  table: string
}

/** Partitions that say what goes on right now: locks, the pace of requests, allowances. They mean nothing later. */
const passing = /^(LOCK$|PACE$|ALLOW#)/

/** Every item of a table that is worth keeping; one that is written meanwhile may be old or new, but is whole. */
export async function* itemsOfTable({ client, table }: TableOf): AsyncGenerator<RawItem> {
  for await (const { Items = [] } of paginateScan({ client }, { TableName: table, ConsistentRead: true }))
    for (const item of Items) if (!passing.test(item.pk?.S ?? '')) yield item
}

/** Whether nothing that is worth keeping is in a table. */
export const isEmptyTable = async (table: TableOf): Promise<boolean> => {
  const { done } = await itemsOfTable(table).next()
  return done === true
}

/** Sends puts; gives those that the service left over. */
const sendPuts = async ({ client, table }: TableOf, puts: WriteRequest[]): Promise<WriteRequest[] | undefined> => {
  const { UnprocessedItems } = await client.send(new BatchWriteItemCommand({ RequestItems: { [table]: puts } }))
  return UnprocessedItems?.[table]
}

/** Puts items into a table in batches; gives how many. */
export const putItems = async (table: TableOf, items: Iterable<RawItem>): Promise<number> => {
  let batch: WriteRequest[] = []
  let count = 0
  const flush = async () => {
    await sendWhole(batch, 'writes', (puts) => sendPuts(table, puts))
    count += batch.length
    batch = []
  }
  for (const Item of items) {
    batch.push({ PutRequest: { Item } })
    if (batch.length === writesInBatch) await flush()
  }
  await flush()
  return count
}
