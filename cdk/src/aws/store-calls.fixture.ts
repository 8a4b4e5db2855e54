import { openStore, type Store } from '@kupodex/data/store'
import { startTestStore } from '@kupodex/data/store/store.fixture'
import type { Call } from './iam.fixture.ts'

interface Key {
  pk: { S: string }
}

type Written = { PutRequest: { Item: Key } } | { DeleteRequest: { Key: Key } }

/** A request to DynamoDB as it goes over the wire. */
interface Sent {
  Key?: Key
  Item?: Key
  IndexName?: string
  RequestItems?: Record<string, Written[] | { Keys: Key[] }>
  ExpressionAttributeValues?: Record<string, { S: string }>
}

/** What a request asks for. */
const callOf = (
  action: string,
  { Key, Item, RequestItems, IndexName, ExpressionAttributeValues: values }: Sent,
): Call => {
  if (IndexName) return { action, resource: `Table/index/${IndexName}` }
  // It touches all of them.
  if (action === 'dynamodb:Scan') return { action, resource: 'Table' }
  const several = Object.values(RequestItems ?? {}).flatMap((of) =>
    Array.isArray(of) ? of.map((one) => ('PutRequest' in one ? one.PutRequest.Item : one.DeleteRequest.Key)) : of.Keys,
  )
  const touched = several.length > 0 ? several : [Key ?? Item ?? { pk: values?.[':pk'] ?? { S: 'unknown' } }]
  return { action, resource: 'Table', keys: touched.map(({ pk }) => pk.S) }
}

/** What a use of the store asks DynamoDB for. */
export interface CallsOfStore {
  callsOf: (use: (store: Store) => Promise<unknown>) => Promise<Call[]>
  close: () => Promise<void>
}

/** Opens a table that `prepare` writes something into before each use, so that a use does all that it can. */
export const recordStore = async (prepare: (store: Store) => Promise<unknown>): Promise<CallsOfStore> => {
  const { store, openClient, table, close } = await startTestStore()
  const client = openClient()
  let calls: Call[] = []
  client.middlewareStack.add(
    (next, { commandName = '' }) =>
      (args) => {
        calls.push(callOf(`dynamodb:${commandName.replace(/Command$/, '')}`, args.request as Sent))
        return next(args)
      },
    { step: 'finalizeRequest' },
  )
  /** Several functions use the store in the same way. */
  const known = new Map<(store: Store) => Promise<unknown>, Call[]>()
  return {
    callsOf: async (use) => {
      const before = known.get(use)
      if (before) return before
      await prepare(store)
      calls = []
      await use(openStore({ client, table }))
      known.set(use, calls)
      return calls
    },
    close: async () => {
      client.destroy()
      await close()
    },
  }
}
