import { testFolder } from '@kupodex/data/folder.fixture'
import { CreateTableCommand, DescribeTableCommand, DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb'
import { openStore, tableDefinition } from '@kupodex/data/store'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { standInKey } from './ground/guard.ts'
import { makeTable, startDynamo } from './dynamo.ts'
import type { Running } from './ground/running.ts'
import { freePort } from './ground/free-port.fixture.ts'
import { askRaw } from './web/web.fixture.ts'

const region = 'eu-central-1'
const folder = testFolder()
let running: Running
let client: DynamoDBClient
let port = 0

beforeAll(async () => {
  port = await freePort()
  running = await startDynamo(port, folder)
  const credentials = { accessKeyId: standInKey, secretAccessKey: standInKey }
  client = new DynamoDBClient({ endpoint: `http://127.0.0.1:${port}`, region, credentials })
})
afterAll(async () => {
  client.destroy()
  await running.stop()
})

const authorization = `AWS4-HMAC-SHA256 Credential=${standInKey}/20260101/${region}/dynamodb/aws4_request, SignedHeaders=host, Signature=00`
const list = (more: Record<string, string>) => {
  const headers = { 'x-amz-target': 'DynamoDB_20120810.ListTables', 'content-type': 'application/x-amz-json-1.0' }
  return askRaw(port, '/', { method: 'POST', headers: { ...headers, ...more }, body: Buffer.from('{}') })
}

describe('the table takes nothing from web pages, nor without a signature', () => {
  test.each<[string, Record<string, string>]>([
    ['a request of another site', { origin: 'https://evil.example', authorization }],
    ['one that a browser made for another site', { 'sec-fetch-site': 'cross-site', authorization }],
    ['one without a signature', {}],
    ['one with another name', { authorization: authorization.replace(standInKey, 'OTHER') }],
    ['a form that is signed', { 'content-type': 'multipart/form-data; boundary=b', authorization }],
    ['one to a name that was made to point here', { host: 'evil.example', authorization }],
  ])('%s', async (_, headers) => expect((await list(headers)).status).toBe(403))

  test('a program of ours may ask', async () =>
    expect(await client.send(new ListTablesCommand({}))).toMatchObject({ TableNames: [] }))
})

const indexes = async (TableName: string) => {
  const { Table } = await client.send(new DescribeTableCommand({ TableName }))
  return Table?.GlobalSecondaryIndexes?.map(({ IndexName }) => IndexName).sort()
}

test('a table is made once and kept', async () => {
  await makeTable(client, 'kept')
  const store = openStore({ client, table: 'kept' })
  await store.addCharacter(1, 5)
  await makeTable(client, 'kept')
  expect(await store.readProfile(1)).not.toBeNull()
})

test('a table without an index of today is made again', async () => {
  const [first] = tableDefinition.GlobalSecondaryIndexes
  await client.send(
    new CreateTableCommand({
      ...tableDefinition,
      TableName: 'older',
      AttributeDefinitions: tableDefinition.AttributeDefinitions.slice(0, 4),
      GlobalSecondaryIndexes: [first],
    }),
  )
  await makeTable(client, 'older')
  expect(await indexes('older')).toEqual(
    tableDefinition.GlobalSecondaryIndexes.map(({ IndexName }) => IndexName).sort(),
  )
})
