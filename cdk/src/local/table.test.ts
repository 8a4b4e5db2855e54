import { testFolder } from '@kupodex/data/folder.fixture'
import { CreateTableCommand, DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { openStore, tableDefinition } from '@kupodex/data/store'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { standInKey } from './ground/guard.ts'
import { startDynamo } from './dynamo.ts'
import type { Running } from './ground/running.ts'
import { makeTable } from './table.ts'
import { freePort } from './ground/free-port.fixture.ts'

const folder = testFolder()
let running: Running
let client: DynamoDBClient
beforeAll(async () => {
  const port = await freePort()
  running = await startDynamo(port, folder)
  client = new DynamoDBClient({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'eu-central-1',
    credentials: { accessKeyId: standInKey, secretAccessKey: standInKey },
  })
})
afterAll(async () => {
  client.destroy()
  await running.stop()
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
