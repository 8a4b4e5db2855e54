import { mkdirSync } from 'node:fs'
import dynalite from 'dynalite'
import {
  CreateTableCommand,
  DeleteTableCommand,
  DescribeTableCommand,
  type DynamoDBClient,
  ResourceInUseException,
  waitUntilTableExists,
  waitUntilTableNotExists,
} from '@aws-sdk/client-dynamodb'
import { tableDefinition } from '@kupodex/data/store'
import type { Faults } from './faults/faults.ts'
import { strikeServer } from './faults/strike.ts'
import { guard, notOurs, standInKey } from './ground/guard.ts'
import { type Running, runServer } from './ground/running.ts'

/** Starts the DynamoDB stand-in on a loopback port; its tables live in `folder`. Requests must be signed, and come from no web page. */
export const startDynamo = (port: number, folder: string, faults?: Faults): Promise<Running> => {
  mkdirSync(folder, { recursive: true })
  const server = dynalite({ path: folder, createTableMs: 0 })
  strikeServer(server, 'store', faults)
  guard(server, notOurs(standInKey))
  return runServer(server, port)
}

const indexesOf = (indexes: readonly { IndexName?: string | undefined }[] = []) =>
  indexes
    .map(({ IndexName = '' }) => IndexName)
    .sort()
    .join()

const soon = { maxWaitTime: 60, minDelay: 0.1, maxDelay: 0.2 }

/** Makes a table, and resolves once it can be used. */
const create = async (client: DynamoDBClient, TableName: string): Promise<void> => {
  await client.send(new CreateTableCommand({ ...tableDefinition, TableName }))
  await waitUntilTableExists({ client, ...soon }, { TableName })
}

/** Makes the table; one of an older start that lacks an index of today's is made again, as local data can always be. */
export const makeTable = async (client: DynamoDBClient, TableName: string): Promise<void> => {
  try {
    await create(client, TableName)
    return
  } catch (error) {
    if (!(error instanceof ResourceInUseException)) throw error
  }
  const { Table } = await client.send(new DescribeTableCommand({ TableName }))
  if (indexesOf(Table?.GlobalSecondaryIndexes) === indexesOf(tableDefinition.GlobalSecondaryIndexes)) return
  await client.send(new DeleteTableCommand({ TableName }))
  await waitUntilTableNotExists({ client, ...soon }, { TableName })
  await create(client, TableName)
}
