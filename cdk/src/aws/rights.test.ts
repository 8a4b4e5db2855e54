import { Readable } from 'node:stream'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { newProfile } from '@kupodex/data/character'
import { openStore, priorities, type Store } from '@kupodex/data/store'
import { expect, test } from 'vitest'
import { type AwsFunctionName, functionNeeds } from './functions.ts'

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
const find = [
  (store: Store) => store.readCharacter(7),
  (store: Store) => store.takeAllowance('find', 'hash', rule, 1),
  (store: Store) => store.addCharacter(7, 1),
]

/** What each function does with the store. */
const uses: Partial<Record<AwsFunctionName, ((store: Store) => Promise<unknown>)[]>> = {
  character: [...find, (store) => store.readEvents(7, 10)],
  realtime: [
    ...find,
    (store) => store.readProfile(7),
    (store) => store.askFor(7, 1),
    (store) => store.placeInQueue(7, 1),
  ],
  lodestone: [
    (store) => store.takeAllowance('search', 'all', rule, 1),
    (store) => store.readSite(),
    (store) => store.sharedPace(1000).turn(),
  ],
  sync: [
    (store) => store.sharedPace(1000).turn(),
    (store) => store.dueCharacters({ now: 1, limit: 1 }),
    (store) => store.lease(7, { now: 1, until: 2, token: 't' }),
    (store) => store.finish(7, 't', { profile, priority: priorities.tail, due: 1, failures: 0 }),
    (store) => store.readPart(7, 'mounts'),
    (store) => store.writePart(7, 'mounts', owned, 0),
    (store) => store.writeEvents(7, [event]),
    (store) => store.readSite(),
    (store) => store.writeSite({ revision: 1 } as never),
    (store) => store.readLearnt('mounts'),
    (store) => store.addLearnt('mounts', { tooltips: new Map([['a'.repeat(40), 1]]), icons: new Map() }),
    (store) => store.writeDeadLetter({ id: 7 } as never),
    (store) => store.dropDeadLetter(7),
  ],
}

const patternOf = (key: string) => new RegExp(`^${key.replace(/[.]/g, '\\.').replace('*', '.*')}$`)

test.each(Object.entries(uses))('%s has a right to all that it asks the table for', async (name, all) => {
  const { table = [], index = [] } = functionNeeds[name as AwsFunctionName]
  const seen = new Set<string>()
  for (const use of all) {
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
        seen.add(partition)
      }
    }
  }
  expect(seen.size).toBeGreaterThan(0)
})
