import { execFileSync, fork } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Suite } from '@kupodex/pipeline/bench'
import type { HttpHandler } from '@kupodex/lambdas'
import { objectKey, tokenHeader } from '@kupodex/data/contract'
import { openStore, type Store } from '@kupodex/data/store'
import { loadTable } from '@kupodex/data/tables'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { bundle, bundleHandler } from '#aws/bundle.ts'
import { thisMachine } from '#install/this-machine.ts'
import { entryOf } from '#aws/function.ts'
import { type AwsFunctionName, functionNames, functionNeeds } from '#aws/functions.ts'
import { standInKey } from '#local/guard.ts'
import { freePort } from '#local/testing.ts'
import { startUser } from './issuer.ts'
import { benchLive } from './live.ts'
import { type Measured, measureBeside, type Percentiles, percentilesOf } from './percentiles.ts'

/** Characters in the store, calls measured of each kind, and those before that only warm up. */
const [characters, times, warmUp] = [150, 1000, 1000]
const coldStarts = 5

/** Favourites of the user, as many as somebody has who keeps friends there. */
const favorites = 10

/** A call that is measured, and what it asks of the stores; `id` differs from call to call. */
interface WarmCall {
  name: AwsFunctionName
  label: string
  path: (id: number, turn: number) => string
  /** GET by default. */
  method?: (turn: number) => string
  body?: (turn: number) => unknown
  bare: (stores: Stores, id: number, turn: number) => Promise<unknown>
}

interface Stores {
  store: Store
  /** The key of the user who makes the calls, and owns the characters. */
  user: string
  /** Reads a published file again. */
  get: (key: string) => Promise<unknown>
}

const readWhole = ({ store }: Stores, id: number) => store.readCharacter(id)
const fromMemory = () => Promise.resolve()
const generous = { atOnce: 1_000_000, perHour: 1_000_000 }

/** Ticked in one turn, unticked in the next. */
const isOn = (turn: number): boolean => Math.floor(turn / characters) % 2 === 0

/** Ids of fish: of the first hundred, which are ticked, calls change one; they change the next hundred at once, and bare writes others. */
const fish = loadTable('fish').map(({ id }) => id)
const fishAt = (at: number): number => fish[at] ?? 0
const oneFish = { call: fishAt(0), bare: fishAt(1) }

const hundred = (from: number, turn: number) => {
  const at = Date.now() / 1000
  return Array.from({ length: 100 }, (_, n) => ({ id: fishAt(from + n), owned: isOn(turn), at }))
}

/** Calls of the owner of a character; each looks up whose it is. */
const ownerCalls: WarmCall[] = [
  {
    name: 'marks',
    label: 'mark, unmark',
    path: (id) => `/api/user/char/${id}/fishs/${oneFish.call}/`,
    method: (turn) => (isOn(turn) ? 'POST' : 'DELETE'),
    bare: async ({ store }, id, turn) => {
      await store.ownerOf(id)
      await store[isOn(turn) ? 'mark' : 'unmark'](id, 'fish', [oneFish.bare], Date.now() / 1000)
    },
  },
  {
    name: 'marks',
    label: 'mark many (100)',
    path: (id) => `/api/user/char/${id}/marks/`,
    method: () => 'POST',
    body: (turn) => ({ changes: hundred(100, turn).map((change) => ({ type: 'fish', ...change })) }),
    bare: async ({ store }, id, turn) => {
      await store.ownerOf(id)
      await store.changeMarks(id, 'fish', hundred(200, turn))
    },
  },
  {
    name: 'marks',
    label: 'own char',
    path: (id) => `/api/user/char/${id}/`,
    bare: async (stores, id) => {
      await stores.store.ownerOf(id)
      await Promise.all([stores.store.readCharacter(id, true), stores.get(`api/ranks/${id % 1024}.json`)])
    },
  },
  {
    name: 'verify',
    label: 'verify code',
    // Of a character that is the user's already: how long reading its introduction takes depends on the pace of the Lodestone.
    path: (id) => `/api/user/verifycode/${id}/`,
    bare: ({ store }, id) => store.ownerOf(id),
  },
  {
    name: 'verify',
    label: 'code',
    // Of one that is not.
    path: (id) => `/api/user/getverificationcode/${id + 1_000_000}/`,
    bare: async ({ store, user }, id) => {
      await store.ownerOf(id + 1_000_000)
      await store.readCode(id + 1_000_000, user, Date.now())
    },
  },
]

/** A favourite is added in one turn, and removed in the next. */
const isAdded = (turn: number): boolean => turn % 2 === 0
const mostFavorites = 200

/** Calls of a user; each reads what is listed of the characters. */
const userCalls: WarmCall[] = [
  {
    name: 'user',
    label: 'favorites',
    path: () => '/api/user/favoritechars/',
    bare: async ({ store, user }) => {
      const favorites = await store.readFavorites(user)
      await store.readCards(favorites.map(({ id }) => id))
    },
  },
  {
    name: 'user',
    label: 'add favorite',
    path: () => `/api/user/favoritechars/${characters + 1024}/`,
    method: (turn) => (isAdded(turn) ? 'POST' : 'DELETE'),
    bare: async ({ store, user }, _, turn) => {
      const id = characters + 1023
      const favorites = isAdded(turn)
        ? await store.addFavorite(user, id, Date.now(), mostFavorites)
        : await store.removeFavorite(user, id)
      await store.readCards((favorites ?? []).map((favorite) => favorite.id))
    },
  },
]

const warmCalls: WarmCall[] = [
  ...ownerCalls,
  ...userCalls,
  {
    name: 'character',
    label: 'charcache',
    path: (id) => `/api/charcache/${id}/`,
    bare: (stores, id) => Promise.all([readWhole(stores, id), stores.get(`api/ranks/${id % 1024}.json`)]),
  },
  {
    name: 'character',
    label: 'chartimeline',
    path: (id) => `/api/chartimeline/${id}/`,
    bare: (stores, id) => Promise.all([readWhole(stores, id), stores.store.readEvents(id, 2000)]),
  },
  { name: 'character', label: 'char/{id}/mounts', path: (id) => `/api/char/${id}/mounts/`, bare: readWhole },
  { name: 'character', label: 'charprofile', path: (id) => `/api/charprofile/${id}/`, bare: readWhole },
  {
    name: 'realtime',
    label: 'charrealtime',
    path: (id) => `/api/charrealtime/${id}/`,
    // A character that was read a moment ago: how long a sync takes depends on the Lodestone.
    bare: async (stores, id) => {
      await stores.store.takeAllowance('bench', String(id), generous, Date.now())
      await stores.store.askFor(id, Date.now())
      await Promise.all([readWhole(stores, id), stores.get(`api/ranks/${id % 1024}.json`)])
    },
  },
  {
    name: 'search',
    label: 'charsearch',
    path: (id) => `/api/charsearch/person%20number${String(id).slice(0, 3)}/`,
    bare: ({ store }, id) => store.searchNames(`person number${String(id).slice(0, 3)}`, 50),
  },
  { name: 'game', label: 'game since', path: () => `/api/game/en/all/${Date.UTC(2100, 0)}`, bare: fromMemory },
  {
    name: 'lodestone',
    label: 'lodestonesearch',
    // A name that was asked for some minutes ago: any other waits for the pace of the Lodestone.
    path: () => '/api/lodestonesearch/mina%20example/',
    bare: fromMemory,
  },
]

const settings = (dynamo: number, s3: number, lodestone: number) => ({
  AWS_REGION: 'eu-central-1',
  AWS_ACCESS_KEY_ID: standInKey,
  AWS_SECRET_ACCESS_KEY: standInKey,
  AWS_ENDPOINT_URL_DYNAMODB: `http://127.0.0.1:${dynamo}`,
  AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${s3}`,
  KUPODEX_TABLE: 'kupodex',
  KUPODEX_BUCKET: 'kupodex',
  KUPODEX_CONTACT: 'bench@kupodex.example',
  KUPODEX_LODESTONE: `http://127.0.0.1:${lodestone}/{host}`,
  KUPODEX_LODESTONE_RATE: '1',
  KUPODEX_API_KEYS: 'none',
  KUPODEX_READER_KEY: 'the secret of a bench, 32 letters',
})

const startStores = (ports: readonly number[], env: Record<string, string>) =>
  new Promise<() => void>((resolve, reject) => {
    const arguments_ = [...ports, characters].map(String)
    const child = fork(join(import.meta.dirname, 'stores.ts'), arguments_, { env: { ...process.env, ...env } })
    child.once('message', () => resolve(() => child.disconnect()))
    child.once('exit', (code) => reject(new Error(`the stores ended with ${code}`)))
  })

const coldOf = (file: string, env: Record<string, string>): number => {
  const once = () =>
    Number(
      execFileSync(process.execPath, [join(import.meta.dirname, 'cold.ts'), file], {
        env: { ...process.env, ...env },
        encoding: 'utf8',
      }),
    )
  return percentilesOf(Array.from({ length: coldStarts }, once)).p50
}

/** A few characters are asked for often and most seldom, as readers do. */
const idAt = (turn: number): number => 1024 + 1 + Math.floor(((turn * 0.618034) % 1) ** 2 * characters)

const eventOf = ({ path, method, body }: WarmCall, turn: number, token: string) => ({
  rawPath: path(idAt(turn), turn),
  headers: { [tokenHeader]: `Bearer ${token}` },
  ...(body === undefined ? {} : { body: JSON.stringify(body(turn)) }),
  // A reader a call: the rate limit is not what is measured.
  requestContext: { http: { method: method?.(turn) ?? 'GET', sourceIp: `10.${turn >> 8}.${turn & 255}.1` } },
})

const ms = (value: number) => `${value.toFixed(1)} ms`

const both = ({ p50, p99 }: Percentiles) => `p50 ${ms(p50)}, p99 ${ms(p99)}`

const figuresOf = (measured: Measured, asksStores: boolean): string => {
  const [call, bare, processor] = [measured.call, measured.bare, measured.processor].map(percentilesOf) as [
    Percentiles,
    Percentiles,
    Percentiles,
  ]
  const ratios = `${(call.p50 / bare.p50).toFixed(1)} and ${(call.p99 / bare.p99).toFixed(1)} times`
  const beside = asksStores ? `${ratios} the same bare reads (${both(bare)})` : 'from memory'
  return `${both(call)}; processor ${both(processor)}; ${beside}`
}

/** Our functions as they are deployed, beside stand-ins of the stores in another process. */
export const functionsSuite: Suite = {
  summary: 'functions: size of the bundles, cold import, answers beside the store',
  run: async (_args, { out }) => {
    const cdkOut = join(import.meta.dirname, '..', '..', '..', 'cdk.out')
    mkdirSync(cdkOut, { recursive: true })
    // Inside the project, where the bundles find the AWS SDK that Lambda would bring.
    const folder = mkdtempSync(join(cdkOut, 'bench-'))
    const [dynamo, s3, lodestone] = [await freePort(), await freePort(), await freePort()]
    const user = await startUser()
    const env = { ...settings(dynamo, s3, lodestone), ...user.env }
    Object.assign(process.env, env)
    const fileOf = (name: AwsFunctionName) => join(folder, name, bundleHandler.replace('.handler', '.mjs'))
    const refused = new Map<string, string>()
    const stop = await startStores([dynamo, s3, lodestone], env)
    try {
      for (const name of functionNames) {
        const { tables, packages, packageFiles } = functionNeeds[name]
        const beside = {
          ...(tables && { tables }),
          ...(packages && { packages }),
          ...(packageFiles && { packageFiles }),
        }
        bundle({ entry: entryOf(name), ...beside, machine: thisMachine() }, join(folder, name))
        const size = statSync(fileOf(name)).size
        out(
          `functions ${name.padEnd(16)} ${(size / 1000).toFixed(0).padStart(4)} kB, cold import ${ms(coldOf(fileOf(name), env))}\n`,
        )
      }
      const store = openStore({ client: new DynamoDBClient({}), table: 'kupodex' })
      const client = new S3Client({ forcePathStyle: true })
      const get = async (key: string) => {
        const Key = objectKey(benchLive, key) ?? key
        return (await client.send(new GetObjectCommand({ Bucket: 'kupodex', Key }))).Body?.transformToByteArray()
      }
      for (let n = 1; n <= characters; n++) {
        await store.own(1024 + n, user.key, Date.now())
        if (n <= favorites) await store.addFavorite(user.key, 1024 + n, Date.now(), mostFavorites)
        await store.keepCode(1_001_024 + n, user.key, 'kupodex-2222-3333-4444', Date.now())
      }
      for (const call of warmCalls) {
        const { name, label, bare } = call
        const { handler } = (await import(fileOf(name))) as { handler: HttpHandler }
        const run = async (turn: number) => {
          const { statusCode, body } = await handler(eventOf(call, turn, user.token))
          if (statusCode !== 200) refused.set(label, body)
        }
        const beside = { run, bare: (turn: number) => bare({ store, user: user.key, get }, idAt(turn), turn) }
        const measured = await measureBeside(beside, times, warmUp)
        out(`functions ${label.padEnd(16)} ${figuresOf(measured, bare !== fromMemory)}\n`)
      }
    } finally {
      stop()
      user.stop()
      rmSync(folder, { recursive: true, force: true })
    }
    for (const [label, body] of refused) out(`functions ${label}: NOT EVERY CALL WAS ANSWERED WELL: ${body}\n`)
    return refused.size === 0
  },
}
