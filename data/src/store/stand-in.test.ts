import { once } from 'node:events'
import type { Server } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  ScanCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb'
import { describe, expect, test } from 'vitest'
import { openForAll } from '../opened.fixture.ts'
import { storeClient } from './connection.ts'
import { type Parser, parseOnce } from './parse-once.fixture.ts'
import { startTestStore } from './store.fixture.ts'
import { queueIndex, tableDefinition } from './table.ts'

const load = createRequire(import.meta.url)
const opened = openForAll(startTestStore)

/** The stand-in as it comes: with a database and a server, asked by the SDK as it comes. */
const usual = openForAll(async () => {
  const server = (load('dynalite') as (options: object) => Server)({ createTableMs: 0 })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' }
  const client = new DynamoDBClient({ ...storeClient, endpoint, region: 'us-east-1', credentials, maxAttempts: 1 })
  await client.send(new CreateTableCommand({ ...tableDefinition, TableName: opened.table } as never))
  const close = async () => {
    client.destroy()
    await new Promise((resolve) => server.close(resolve))
  }
  return { client, close }
})

interface Asked {
  input: object
}

/** What a client answers, or refuses. */
const answerOf = async (client: DynamoDBClient, asked: Asked) => {
  try {
    const { $metadata: _, ...answer } = await DynamoDBDocumentClient.from(client).send(asked as PutCommand)
    return answer
  } catch (error) {
    const { name, message, constructor } = error as Error
    return { name, message, made: constructor.name }
  }
}

const TableName = 'kupodex-test'
const key = (n: number) => ({ pk: 'CHAR#1', sk: `TIME#${String(n).padStart(3, '0')}` })
const put = (n: number, more: object = {}) => new PutCommand({ TableName, Item: { ...key(n), n, ...more } })
const update = (n: number, UpdateExpression: string, values: object, more: object = {}) =>
  new UpdateCommand({
    ...{ TableName, Key: key(n), UpdateExpression, ReturnValues: 'ALL_NEW' },
    ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: values }),
    ...more,
  })
const query = (range: string, values: object, more: object = {}) =>
  new QueryCommand({
    ...{ TableName, KeyConditionExpression: `pk = :pk${range}` },
    ...{ ExpressionAttributeValues: { ':pk': 'CHAR#1', ...values }, ...more },
  })
const queued = { KeyConditionExpression: '#q = :pk AND due < :due', ExpressionAttributeNames: { '#q': 'queue' } }

const all: Asked[] = [
  put(1, {
    B: Uint8Array.of(1, 2, 255),
    BS: ['x'],
    bytes: new Set([Uint8Array.of(3)]),
    deep: { B: 'text', list: [Uint8Array.of(), null, true, 1.5] },
  }),
  ...[2, 3, 10, 11].map((n) => put(n, { queue: `${n % 2}`, due: n, tags: new Set(['a', `${n}`]), other: undefined })),
  new PutCommand({ TableName, Item: key(2), ConditionExpression: 'attribute_not_exists(pk)' }),
  new PutCommand({ TableName, Item: key(4), ConditionExpression: 'attribute_not_exists(pk)' }),
  new PutCommand({ TableName, Item: { pk: 'CHAR#1' } }),
  new PutCommand({ TableName: 'missing', Item: key(1) }),
  new GetCommand({ TableName, Key: key(1) }),
  new GetCommand({ TableName, Key: key(99) }),
  new GetCommand({
    TableName,
    Key: key(1),
    ProjectionExpression: 'deep.#l, n',
    ExpressionAttributeNames: { '#l': 'list' },
  }),
  put(1, { n: 2 }),
  new GetCommand({ TableName, Key: key(1) }),
  update(2, 'SET n = n + :by, due = :due ADD tags :tag', { ':by': 5, ':due': 20, ':tag': new Set(['b']) }),
  update(3, 'SET n = n + :by, due = :due ADD tags :tag', { ':by': 6, ':due': 1, ':tag': new Set(['c']) }),
  update(3, 'SET n = n + :by, due = :due ADD tags :tag', { ':by': 'x', ':due': 1, ':tag': new Set(['c']) }),
  update(3, 'SET made = if_not_exists(made, :made) REMOVE queue', { ':made': { at: 1, list: [] } }),
  update(3, 'SET made = if_not_exists(made, :made) REMOVE queue', { ':made': { at: 2, list: [1] } }),
  update(3, 'SET made.at = :at', { ':at': 9 }, { ConditionExpression: 'made.at = :at OR n > :at' }),
  update(3, 'SET made.at = :at', { ':at': 99 }, { ConditionExpression: 'made.at = :at OR n > :at' }),
  update(3, 'SET sk = :at', { ':at': 'x' }),
  update(3, 'SET n = :n', { ':n': 1, ':more': 1 }),
  update(3, 'SET n = :n', {}),
  update(3, 'SET = n', { ':n': 1 }),
  update(50, 'SET n = :n', { ':n': 1 }, { ReturnValues: 'UPDATED_OLD' }),
  query('', {}),
  query('', {}, { ScanIndexForward: false, Limit: 2 }),
  query('', {}, { ExclusiveStartKey: key(3), Limit: 2 }),
  query('', {}, { ExclusiveStartKey: key(3), ScanIndexForward: false }),
  query(' AND begins_with(sk, :sk)', { ':sk': 'TIME#01' }),
  query(' AND begins_with(sk, :sk)', { ':sk': 'TIME#00' }, { Select: 'COUNT' }),
  query(' AND sk BETWEEN :from AND :to', { ':from': 'TIME#002', ':to': 'TIME#010' }),
  query(' AND sk BETWEEN :from AND :to', { ':from': 'TIME#003', ':to': 'TIME#002' }),
  ...['<', '<=', '>', '>=', '='].map((sign) => query(` AND sk ${sign} :sk`, { ':sk': 'TIME#003' })),
  query('', { ':n': 9 }, { FilterExpression: 'n > :n AND NOT contains(tags, :pk)' }),
  query('', { ':pk': '0', ':due': 30 }, { IndexName: queueIndex, ...queued }),
  query('', { ':pk': '1', ':due': 11 }, { IndexName: queueIndex, ...queued }),
  query('', { ':pk': '1', ':due': 12 }, { IndexName: queueIndex, ...queued, ScanIndexForward: false }),
  new ScanCommand({ TableName, Limit: 3 }),
  new ScanCommand({ TableName, Segment: 0, TotalSegments: 2 }),
  new ScanCommand({ TableName, Segment: 1, TotalSegments: 2 }),
  new ScanCommand({ TableName, IndexName: queueIndex }),
  new BatchWriteCommand({
    RequestItems: {
      [TableName]: [
        ...[60, 61].map((n) => ({ PutRequest: { Item: { ...key(n), bytes: Uint8Array.of(n) } } })),
        ...[1, 11].map((n) => ({ DeleteRequest: { Key: key(n) } })),
      ],
    },
  }),
  new BatchWriteCommand({ RequestItems: { [TableName]: [60, 60].map((n) => ({ DeleteRequest: { Key: key(n) } })) } }),
  new BatchGetCommand({ RequestItems: { [TableName]: { Keys: [key(60)] } } }),
  new BatchGetCommand({ RequestItems: { [TableName]: { Keys: [key(1)] } } }),
  new DeleteCommand({ TableName, Key: key(2), ReturnValues: 'ALL_OLD' }),
  new DeleteCommand({ TableName, Key: key(2), ConditionExpression: 'attribute_exists(pk)' }),
  query('', { ':pk': '0', ':due': 30 }, { IndexName: queueIndex, ...queued }),
  query('', {}),
]

test('without a network and a database everything is answered, and refused, as with them', async () => {
  const client = opened.openClient()
  for (const asked of all)
    expect(await answerOf(client, asked), JSON.stringify(asked.input)).toEqual(await answerOf(usual.client, asked))
})

test('what was answered can be changed without changing what is kept', async () => {
  const documents = DynamoDBDocumentClient.from(opened.openClient())
  const Item = { ...key(70), list: [{ a: 1 }] }
  await documents.send(new PutCommand({ TableName, Item }))
  Item.list.push({ a: 2 })
  const get = new GetCommand({ TableName, Key: key(70) })
  const { Item: first } = await documents.send(get)
  ;(first!['list'] as object[]).length = 0
  expect((await documents.send(get)).Item).toEqual({ ...key(70), list: [{ a: 1 }] })
})

describe('an expression that was parsed before', () => {
  /** A parser that knows nothing yet. */
  const fresh = (kind: string): Parser => {
    const path = load.resolve(`dynalite/db/${kind}Parser`)
    const { [path]: used } = load.cache
    delete load.cache[path]
    const parser = load(path) as Parser
    load.cache[path] = used
    return parser
  }
  const contextOf = (attrNames: Record<string, string>, attrVals: Record<string, object>) => {
    const unused = <Value>(names: Record<string, Value>) =>
      Object.fromEntries(Object.keys(names).map((name) => [name, true as const]))
    return {
      ...{ attrNames, attrVals, unusedAttrNames: unused(attrNames), unusedAttrVals: unused(attrVals) },
      isReserved: (name: string) => name === 'queue',
      compare: (_: string, { N: one }: { N: string }, { N: other }: { N: string }) => Number(one) > Number(other),
    }
  }
  const read = ({ parse }: Parser, text: string, ...[names, values]: Parameters<typeof contextOf>) => {
    const context = contextOf(names, values)
    const { unusedAttrNames, unusedAttrVals } = context
    const result = () => {
      try {
        return JSON.stringify(parse(text, { context }))
      } catch (error) {
        return (error as Error).message
      }
    }
    return { result: result(), unusedAttrNames, unusedAttrVals }
  }

  test.each([
    ['condition', '#a = :a AND (attribute_not_exists(#b) OR b[1].c <> :b)'],
    ['condition', 'b BETWEEN :a AND :b'],
    ['condition', 'begins_with(#a, :a) AND size(#b) > :b'],
    ['condition', 'queue = :a'],
    ['update', 'SET #a = :a, b = if_not_exists(b, :b) REMOVE #b'],
    ['update', 'ADD #a :a, #b :b'],
    ['projection', '#a, b.c[0]'],
  ])('%s %s means what it would if it were parsed again', (kind, text) => {
    const [once, again] = [fresh(kind), fresh(kind)]
    parseOnce(once)
    const names = [
      { '#a': 'one', '#b': 'two' },
      { '#a': 'two', '#b': 'one', '#c': 'three' },
    ]
    const [one, other, word] = [{ N: '1' }, { N: '2' }, { S: 'x' }]
    const values = [
      { ':a': one, ':b': other },
      { ':a': other, ':b': one, ':c': word },
      { ':a': word, ':b': one },
      { ':a': { S: 'y' }, ':b': other },
      { ':a': one },
    ]
    for (const attrNames of [...names, ...names])
      for (const attrVals of [...values, ...values] as Record<string, object>[])
        expect(read(once, text, attrNames, attrVals)).toEqual(read(again, text, attrNames, attrVals))
  })
})
