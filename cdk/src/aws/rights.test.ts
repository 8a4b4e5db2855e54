import { Readable } from 'node:stream'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { newProfile } from '@kupodex/data/character'
import { type Allowances, openStore, type Store } from '@kupodex/data/store'
import { priorities } from '@kupodex/data/sync'
import type { CharacterDeps, LodestoneSearchDeps, RealtimeDeps, SearchDeps } from '@kupodex/lambdas'
import type { SyncStore } from '@kupodex/lambdas/sync'
import { expect, test } from 'vitest'
import { functionNeeds } from './functions.ts'

/** A request to DynamoDB as it goes over the wire. */
interface Sent {
  action: string
  body: {
    Key?: { pk: { S: string } }
    Item?: { pk: { S: string } }
    IndexName?: string
    RequestItems?: Record<string, { PutRequest: { Item: { pk: { S: string } } } }[]>
    ExpressionAttributeValues?: Record<string, { S: string }>
  }
}

/** The partitions that a request touches; none where it asks an index. */
const partitionsOf = ({
  body: { Key, Item, RequestItems, IndexName, ExpressionAttributeValues: values },
}: Sent): string[] => {
  if (IndexName) return []
  const items = RequestItems ? Object.values(RequestItems).flat() : []
  if (items.length > 0) return items.map(({ PutRequest }) => PutRequest.Item.pk.S)
  return [(Key?.pk ?? Item?.pk ?? values?.[':pk'])?.S ?? 'unknown']
}

/** What a use of the store asks DynamoDB for, where each answer is empty. */
const asked = async (use: (store: Store) => Promise<unknown>): Promise<Sent[]> => {
  const sent: Sent[] = []
  const client = new DynamoDBClient({
    region: 'eu-central-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    requestHandler: {
      handle: async ({ headers, body }: { headers: Record<string, string>; body: string | Uint8Array }) => {
        const action = String(headers['x-amz-target']).replace(/^.*\./, 'dynamodb:')
        sent.push({ action, body: JSON.parse(Buffer.from(body).toString()) as Sent['body'] })
        return { response: { statusCode: 200, headers: {}, body: Readable.from([Buffer.from('{}')]) } }
      },
    } as never,
  })
  await use(openStore({ client, table: 'kupodex' })).catch(() => undefined)
  return sent
}

const rule = { atOnce: 1, perHour: 1 }
const profile = newProfile(7, 1)
const owned = { entries: [], unknown: {}, asOf: 1 }
const event = { type: 'level', id: 1, details: '90', date: 1 } as const
/** A use of each of some methods of the store, and of no other: one without a use does not compile. */
type Uses<Methods> = { [Method in keyof Methods & keyof Store]: (store: Pick<Store, Method>) => Promise<unknown> }

const reading: Uses<CharacterDeps['store'] & Pick<Allowances, 'takeAllowance' | 'returnAllowance'>> = {
  readCharacter: (store) => store.readCharacter(7),
  addCharacter: (store) => store.addCharacter(7, 1),
  readEvents: (store) => store.readEvents(7, 10),
  takeAllowance: (store) => store.takeAllowance('readings', 'all', rule, 1),
  returnAllowance: (store) => store.returnAllowance('readings', 'all', rule, 1),
}

/** What each function does with the store. */
const uses: {
  character: typeof reading
  realtime: Uses<RealtimeDeps['store'] & Allowances>
  search: Uses<SearchDeps['store']>
  lodestone: Uses<LodestoneSearchDeps['store'] & Allowances & Pick<Store, 'sharedPace'>>
  sync: Uses<SyncStore & Pick<Store, 'sharedPace'>>
} = {
  character: reading,
  realtime: {
    readCharacter: reading.readCharacter,
    addCharacter: reading.addCharacter,
    takeAllowance: reading.takeAllowance,
    returnAllowance: reading.returnAllowance,
    readProfile: (store) => store.readProfile(7),
    askFor: (store) => store.askFor(7, 1),
    placeInQueue: (store) => store.placeInQueue(7, 1),
  },
  search: { searchNames: (store) => store.searchNames('mina', 10) },
  lodestone: {
    takeAllowance: reading.takeAllowance,
    returnAllowance: reading.returnAllowance,
    readSite: (store) => store.readSite(),
    sharedPace: (store) => store.sharedPace(1000).turn(),
  },
  sync: {
    sharedPace: (store) => store.sharedPace(1000).turn(),
    dueCharacters: (store) => store.dueCharacters({ now: 1, limit: 1 }),
    lease: (store) => store.lease(7, { now: 1, until: 2, token: 't' }),
    dropCharacter: (store) => store.dropCharacter(7, 't'),
    finish: (store) => store.finish(7, 't', { profile, priority: priorities.tail, due: 1, failures: 0 }),
    readPart: (store) => store.readPart(7, 'mounts'),
    writePart: (store) => store.writePart(7, 'mounts', owned, 0),
    writeEvents: (store) => store.writeEvents(7, [event]),
    readSite: (store) => store.readSite(),
    writeSite: (store) => store.writeSite({ revision: 1 } as never),
    readTooltipIndex: (store) => store.readTooltipIndex('mounts'),
    addToTooltipIndex: (store) =>
      store.addToTooltipIndex('mounts', { tooltips: new Map([['a'.repeat(40), 1]]), icons: new Map() }),
    writeDeadLetter: (store) => store.writeDeadLetter({ id: 7 } as never),
    dropDeadLetter: (store) => store.dropDeadLetter(7),
  },
}

const patternOf = (key: string) => new RegExp(`^${key.replace(/[.]/g, '\\.').replace('*', '.*')}$`)

test.each(Object.keys(uses) as (keyof typeof uses)[])(
  '%s has a right to all that it asks the table for',
  async (name) => {
    const { table = [], index = [] } = functionNeeds[name]
    for (const use of Object.values(uses[name] as Record<string, (store: Store) => Promise<unknown>>)) {
      const sent = await asked(use)
      expect(sent.length).toBeGreaterThan(0)
      for (const command of sent) {
        const { action } = command
        const partitions = partitionsOf(command)
        if (partitions.length === 0) expect(index).toContain(action)
        for (const partition of partitions) {
          const right = table.find(
            ({ actions, keys }) =>
              (actions as readonly string[]).includes(action) && keys.some((key) => patternOf(key).test(partition)),
          )
          expect(right, `${action} on ${partition}`).toBeDefined()
        }
      }
    }
  },
)
