import { Readable } from 'node:stream'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { newProfile } from '@kupodex/data/character'
import { type Allowances, openStore, type Store } from '@kupodex/data/store'
import { priorities } from '@kupodex/data/sync'
import type {
  AdminDeps,
  BannerDeps,
  CardDeps,
  CharacterDeps,
  FilledDeps,
  GameDeps,
  LodestoneSearchDeps,
  MarksDeps,
  RealtimeDeps,
  SearchDeps,
  VerifyDeps,
} from '@kupodex/lambdas'
import type { SyncStore } from '@kupodex/lambdas/sync'
import type { UserDeps } from '@kupodex/lambdas/users'
import { expect, test } from 'vitest'
import { functionNeeds } from './functions.ts'

interface Key {
  pk: { S: string }
  sk?: { S: string }
}

type Written = { PutRequest: { Item: Key } } | { DeleteRequest: { Key: Key } }

/** A request to DynamoDB as it goes over the wire. */
interface Sent {
  action: string
  body: {
    Key?: Key
    Item?: Key
    IndexName?: string
    RequestItems?: Record<string, Written[] | { Keys: Key[] }>
    ExpressionAttributeValues?: Record<string, { S: string }>
  }
}

/** The partitions that a request touches; none where it asks an index. */
const partitionsOf = ({
  body: { Key, Item, RequestItems, IndexName, ExpressionAttributeValues: values },
}: Sent): string[] => {
  if (IndexName) return []
  const keys = Object.values(RequestItems ?? {}).flatMap((of) =>
    Array.isArray(of) ? of.map((one) => ('PutRequest' in one ? one.PutRequest.Item : one.DeleteRequest.Key)) : of.Keys,
  )
  if (keys.length > 0) return keys.map(({ pk }) => pk.S)
  return [(Key?.pk ?? Item?.pk ?? values?.[':pk'])?.S ?? 'unknown']
}

/** A token of a program in the list of its user: without one there is nothing to revoke. */
const listed = {
  pk: { S: 'USER#user' },
  sk: { S: 'TOKENS' },
  ttoken: {
    M: {
      ...{ hash: { S: 'hash' }, name: { S: 'Test' }, start: { S: 'kpx_' }, scopes: { L: [] } },
      ...{ createdAt: { N: '1' }, expiresAt: { NULL: true } },
    },
  },
}

/** A use that is under a hash. */
const used = {
  ...{ pk: { S: 'TOKEN#hash' }, sk: { S: 'TOKEN' }, user: { S: 'user' } },
  ...{ scopes: { L: [] }, expiresAt: { NULL: true } },
}

const stored = [listed, used]

/** What the table answers: it has a user's token, and else it is empty. */
const answerTo = ({ action, body: { Key, ExpressionAttributeValues: values } }: Sent): object => {
  if (action === 'dynamodb:GetItem') {
    const Item = stored.find(({ pk, sk }) => pk.S === Key?.pk.S && sk.S === Key.sk?.S)
    return Item ? { Item } : {}
  }
  if (action !== 'dynamodb:Query') return {}
  const isAll = values !== undefined && Object.keys(values).length === 1
  return { Items: isAll ? stored.filter(({ pk }) => pk.S === values[':pk']?.S) : [] }
}

/** What a use of the store asks DynamoDB for. */
const asked = async (use: (store: Store) => Promise<unknown>): Promise<Sent[]> => {
  const sent: Sent[] = []
  const client = new DynamoDBClient({
    region: 'eu-central-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    requestHandler: {
      handle: async ({ headers, body }: { headers: Record<string, string>; body: string | Uint8Array }) => {
        const action = String(headers['x-amz-target']).replace(/^.*\./, 'dynamodb:')
        const command = { action, body: JSON.parse(Buffer.from(body).toString()) as Sent['body'] }
        sent.push(command)
        const answer = Buffer.from(JSON.stringify(answerTo(command)))
        return { response: { statusCode: 200, headers: {}, body: Readable.from([answer]) } }
      },
    } as never,
  })
  await use(openStore({ client, table: 'kupodex' })).catch(() => undefined)
  return sent
}

const token = { id: 'token', hash: 'hash', name: '', start: '', scopes: [], createdAt: 1, expiresAt: null }
const banner = { key: 'banner/7/name', widths: [960], at: 1 }
const rule = { atOnce: 1, perHour: 1 }
const profile = newProfile(7, 1)
const owned = { entries: [], unknown: {}, asOf: 1 }
const event = { type: 'level', id: 1, details: '90', date: 1 } as const
/** A use of each of some methods of the store, and of no other: one without a use does not compile. */
type Uses<Methods> = { [Method in keyof Methods & keyof Store]: (store: Pick<Store, Method>) => Promise<unknown> }

const reading: Uses<CharacterDeps['store'] & Pick<Allowances, 'takeAllowance' | 'returnAllowance'>> = {
  readCharacter: (store) => store.readCharacter(7),
  bannerOf: (store) => store.bannerOf(7),
  addCharacter: (store) => store.addCharacter(7, 1),
  readEvents: (store) => store.readEvents(7, 10),
  takeAllowance: (store) => store.takeAllowance('readings', 'all', rule, 1),
  returnAllowance: (store) => store.returnAllowance('readings', 'all', rule, 1),
}

/** What each function does with the store. */
const uses: {
  admin: Uses<AdminDeps['store']>
  game: Uses<GameDeps['store']>
  character: typeof reading
  realtime: Uses<RealtimeDeps['store'] & Allowances>
  search: Uses<SearchDeps['store']>
  user: Uses<UserDeps['store'] & Pick<Store, 'useToken'>>
  verify: Uses<VerifyDeps['store'] & Pick<Store, 'sharedPace'>>
  marks: Uses<MarksDeps['store'] & Pick<Store, 'ownerOf' | 'useToken'>>
  card: Uses<CardDeps['store'] & Pick<Allowances, 'takeAllowance' | 'returnAllowance'>>
  missing: Uses<FilledDeps['store']>
  banner: Uses<BannerDeps['store'] & Pick<Store, 'ownerOf'>>
  lodestone: Uses<LodestoneSearchDeps['store'] & Allowances & Pick<Store, 'sharedPace'>>
  sync: Uses<SyncStore & Pick<Store, 'sharedPace'>>
} = {
  admin: {
    readOverrides: (store) => store.readOverrides('mounts'),
    saveOverride: (store) =>
      store.saveOverride('mounts', 5, 0, { kind: 'save', by: 'x', fields: { obtainable: true }, now: 1 }),
    overrideHistory: (store) => store.overrideHistory('mounts', 5),
  },
  game: { readOverrides: (store) => store.readOverrides('mounts') },
  character: reading,
  realtime: {
    readCharacter: reading.readCharacter,
    addCharacter: reading.addCharacter,
    takeAllowance: reading.takeAllowance,
    returnAllowance: reading.returnAllowance,
    bannerOf: reading.bannerOf,
    readProfile: (store) => store.readProfile(7),
    askFor: (store) => store.askFor(7, 1),
    placeInQueue: (store) => store.placeInQueue(7, 1),
  },
  search: {
    searchNames: (store) => store.searchNames('mina', 10),
    hiddenAmong: (store) => store.hiddenAmong([7]),
  },
  user: {
    bannerOf: reading.bannerOf,
    readFavorites: (store) => store.readFavorites('user'),
    addFavorite: (store) => store.addFavorite('user', 7, 1, 10),
    removeFavorite: (store) => store.removeFavorite('user', 7),
    readWishes: (store) => store.readWishes('user'),
    changeWishes: (store) => store.changeWishes('user', [{ type: 'mount', id: 4, wish: 'want' }], 1, 10),
    ownCharsOf: (store) => store.ownCharsOf('user'),
    unlink: (store) => store.unlink(7, 'user'),
    readAccount: (store) => store.readAccount('user'),
    saveNickname: (store) => store.saveNickname('user', 'Mog', 1),
    readCards: (store) => store.readCards([7]),
    ownerOf: (store) => store.ownerOf(7),
    readCharSettings: (store) => store.readCharSettings(7),
    readMarks: (store) => store.readMarks(7),
    readCodes: (store) => store.readCodes('user'),
    readTokens: (store) => store.readTokens('user'),
    createToken: (store) => store.createToken('user', token, 10),
    revokeToken: (store) => store.revokeToken('user', token.id),
    useToken: (store) => store.useToken(token.hash, 1e9),
    dropOwnersItems: (store) => store.dropOwnersItems(7),
    dropUser: (store) => store.dropUser('user'),
  },
  verify: {
    readSite: (store) => store.readSite(),
    takeAllowance: reading.takeAllowance,
    returnAllowance: reading.returnAllowance,
    ownerOf: (store) => store.ownerOf(7),
    own: (store) => store.own(7, 'user', 1),
    readCode: (store) => store.readCode(7, 'user', 1),
    keepCode: (store) => store.keepCode(7, 'user', 'code', 1),
    dropCode: (store) => store.dropCode(7, 'user'),
    addCharacter: reading.addCharacter,
    sharedPace: (store) => store.sharedPace(1000).turn(),
  },
  marks: {
    readCharacter: (store) => store.readCharacter(7, true),
    readEvents: reading.readEvents,
    mark: (store) => store.mark(7, 'fish', [1], 1),
    unmark: (store) => store.unmark(7, 'fish', [1], 1),
    changeMarks: (store) => store.changeMarks(7, 'fish', [{ id: 1, owned: true, at: 1 }]),
    readCharSettings: (store) => store.readCharSettings(7),
    writeCharSettings: (store) => store.writeCharSettings(7, { private: true, icon: 1 }),
    readMarks: (store) => store.readMarks(7),
    putMarks: (store) => store.putMarks(7, 'fish', { ids: [1], isKnown: () => true, at: 1 }),
    undoMarks: (store) => store.undoMarks(7, 'fish', 1),
    useToken: (store) => store.useToken(token.hash, 1e9),
    ownerOf: (store) => store.ownerOf(7),
    bannerOf: reading.bannerOf,
  },
  card: {
    readCharacter: reading.readCharacter,
    takeAllowance: reading.takeAllowance,
    returnAllowance: reading.returnAllowance,
  },
  missing: { readCharacter: reading.readCharacter },
  banner: {
    ownerOf: (store) => store.ownerOf(7),
    bannerOf: reading.bannerOf,
    setBanner: (store) => store.setBanner(7, 'anna', banner),
    dropBanner: (store) => store.dropBanner(7, banner.key),
  },
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
