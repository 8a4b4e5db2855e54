import type { AddressInfo } from 'node:net'
import { CreateTableCommand, DescribeTableCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { openStore, type Store } from './open-store.ts'
import type { Priority } from '../sync/index.ts'
import { kindOf } from './places.ts'
import { tableDefinition } from './table.ts'
import { makeStandIn } from './stand-in.fixture.ts'
import { answeredAll, clientWithoutNetwork } from './without-network.fixture.ts'

export { memoryAllowances, memorySeats } from './memory-allowance.fixture.ts'
export { type Death, dieAtEachWrite, openDying } from './dying.fixture.ts'

/** A store over a DynamoDB stand-in of its own, for tests. */
export interface TestStore {
  store: Store
  client: DynamoDBClient
  table: string
  /** Where other processes reach it. */
  endpoint: string
  /** Opens another client of this process. */
  openClient: () => DynamoDBClient
  close: () => Promise<void>
}

interface Written {
  Key?: { pk: { S: string } | string; sk: { S: string } | string }
  Item?: Written['Key']
}

/** Makes a client refuse to write an item of a kind that is not in the list of kinds, by which items are hidden and deleted. */
const refuseUnknown = (client: DynamoDBClient): void => {
  const text = (value: { S: string } | string) => (typeof value === 'string' ? value : value.S)
  client.middlewareStack.add(
    (next, { commandName = '' }) =>
      (args) => {
        const { Key, Item, RequestItems = {} } = args.input as Written & { RequestItems?: Record<string, unknown> }
        const several = commandName.startsWith('BatchWrite') ? Object.values(RequestItems).flat() : []
        const puts = several.flatMap((request) => (request as { PutRequest?: Written }).PutRequest?.Item ?? [])
        const written = /^(Put|Update)/.test(commandName) ? [Key ?? Item] : puts
        for (const key of written)
          if (key && kindOf(text(key.pk), text(key.sk)) === null)
            throw new Error(`${text(key.pk)} ${text(key.sk)} is of no kind in places.ts: say there what removes it`)
        return next(args)
      },
    { step: 'initialize', name: 'refuseUnknown' },
  )
}

/** Starts a DynamoDB stand-in on a free port of this machine, with the table made. */
export const startTestStore = async (): Promise<TestStore> => {
  const standIn = makeStandIn()
  const { server } = standIn
  // Closing idle connections would lose requests that are on their way in the same moment.
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const openClient = () => clientWithoutNetwork(standIn)
  const client = openClient()
  const table = 'kupodex-test'
  refuseUnknown(client)
  await client.send(new CreateTableCommand({ ...tableDefinition, TableName: table } as never))
  while ((await client.send(new DescribeTableCommand({ TableName: table }))).Table?.TableStatus !== 'ACTIVE') {
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  return {
    store: openStore({ client, table }),
    client,
    table,
    endpoint,
    openClient,
    close: async () => {
      client.destroy()
      await answeredAll(standIn)
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

/** Puts a character in a queue, due at `due` (epoch ms), as a sync would. */
export const putInQueue = async (store: Store, id: number, priority: Priority, due: number): Promise<void> => {
  await store.addCharacter(id, 1)
  const lease = await store.lease(id, { now: 2, until: 3, token: 'put' })
  if (lease === null) throw new Error(`the character ${id} is being read`)
  await store.finish(id, 'put', { profile: lease.profile, priority, due, failures: 0 })
}

/** Writes attributes of an item past the store, as no release of ours would, or another will; the others stay. */
export const changeItem = async (
  { client, table }: TestStore,
  key: { pk: string; sk: string },
  attributes: object,
): Promise<void> => {
  const documents = DynamoDBDocumentClient.from(client)
  const { Item } = await documents.send(new GetCommand({ TableName: table, Key: key }))
  await documents.send(new PutCommand({ TableName: table, Item: { ...Item, ...key, ...attributes } }))
}

/** Another way to a store that notes the commands that it sends. */
export const openCounted = ({ openClient, table }: TestStore): { store: Store; sent: string[]; close: () => void } => {
  const client = openClient()
  const sent: string[] = []
  client.middlewareStack.add(
    (next, { commandName = '' }) =>
      (args) => {
        sent.push(commandName)
        return next(args)
      },
    { step: 'initialize', name: 'count' },
  )
  return { store: openStore({ client, table }), sent, close: () => client.destroy() }
}
