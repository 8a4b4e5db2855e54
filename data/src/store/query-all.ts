import { type QueryCommandInput, type QueryCommandOutput } from '@aws-sdk/lib-dynamodb'
import type { Connection } from './connection.ts'
import type { Item } from './item.ts'

type Query = Omit<QueryCommandInput, 'TableName' | 'ExclusiveStartKey'>

/** The answers to a query, one for each request; the next one is only sent when it is wanted. */
export async function* queryAnswers({ table }: Connection, query: Query): AsyncGenerator<QueryCommandOutput, void> {
  let ExclusiveStartKey: Item | undefined
  do {
    const page = await table.query({ ...query, ...(ExclusiveStartKey ? { ExclusiveStartKey } : {}) })
    yield page
    ExclusiveStartKey = page.LastEvaluatedKey
  } while (ExclusiveStartKey)
}

/** What a query finds in the order of its keys, a page for each request; the next one is only sent when it is wanted. */
export async function* queryPages(connection: Connection, query: Query): AsyncGenerator<Item[], void> {
  for await (const { Items = [] } of queryAnswers(connection, query)) yield Items
}

export const queryItems = async (connection: Connection, query: Query): Promise<Item[]> => {
  const items: Item[] = []
  for await (const page of queryPages(connection, query)) items.push(...page)
  return items
}

/** All items of a partition whose sort key begins with some letters, each as last written, in the order of those keys. */
export const queryAll = (connection: Connection, pk: string, beginning = ''): Promise<Item[]> =>
  queryItems(connection, {
    KeyConditionExpression: beginning === '' ? 'pk = :pk' : 'pk = :pk AND begins_with(sk, :beginning)',
    ExpressionAttributeValues: { ':pk': pk, ...(beginning === '' ? {} : { ':beginning': beginning }) },
    ConsistentRead: true,
  })
