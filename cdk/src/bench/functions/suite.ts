import { execFileSync, fork } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Suite } from '@kupodex/pipeline/bench'
import type { HttpHandler } from '@kupodex/lambdas'
import { objectKey } from '@kupodex/data/contract'
import { openStore, type Store } from '@kupodex/data/store'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { bundle, bundleHandler } from '#aws/bundle.ts'
import { entryOf } from '#aws/function.ts'
import { type AwsFunctionName, functionNames, functionNeeds } from '#aws/functions.ts'
import { standInKey } from '#local/guard.ts'
import { freePort } from '#local/testing.ts'
import { benchLive } from './live.ts'
import { type Measured, measureBeside, type Percentiles, percentilesOf } from './percentiles.ts'

/** Characters in the store, calls measured of each kind, and those before that only warm up. */
const [characters, times, warmUp] = [150, 1000, 1000]
const coldStarts = 5

/** A call that is measured, and what it asks of the stores; `id` differs from call to call. */
interface WarmCall {
  name: AwsFunctionName
  label: string
  path: (id: number) => string
  bare: (stores: Stores, id: number) => Promise<unknown>
}

interface Stores {
  store: Store
  /** Reads a published file again. */
  get: (key: string) => Promise<unknown>
}

const readWhole = ({ store }: Stores, id: number) => store.readCharacter(id)
const fromMemory = () => Promise.resolve()
const generous = { atOnce: 1_000_000, perHour: 1_000_000 }

const warmCalls: WarmCall[] = [
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

const eventOf = (rawPath: string, turn: number) => ({
  rawPath,
  headers: {},
  // A reader a call: the rate limit is not what is measured.
  requestContext: { http: { method: 'GET', sourceIp: `10.${turn >> 8}.${turn & 255}.1` } },
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
    const env = settings(dynamo, s3, lodestone)
    Object.assign(process.env, env)
    const fileOf = (name: AwsFunctionName) => join(folder, name, bundleHandler.replace('.handler', '.mjs'))
    const refused = new Map<string, string>()
    const stop = await startStores([dynamo, s3, lodestone], env)
    try {
      for (const name of functionNames) {
        const { tables = [] } = functionNeeds[name]
        bundle({ entry: entryOf(name), tables }, join(folder, name))
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
      for (const { name, label, path, bare } of warmCalls) {
        const { handler } = (await import(fileOf(name))) as { handler: HttpHandler }
        const run = async (turn: number) => {
          const { statusCode, body } = await handler(eventOf(path(idAt(turn)), turn))
          if (statusCode !== 200) refused.set(label, body)
        }
        const beside = { run, bare: (turn: number) => bare({ store, get }, idAt(turn)) }
        const measured = await measureBeside(beside, times, warmUp)
        out(`functions ${label.padEnd(16)} ${figuresOf(measured, bare !== fromMemory)}\n`)
      }
    } finally {
      stop()
      rmSync(folder, { recursive: true, force: true })
    }
    for (const [label, body] of refused) out(`functions ${label}: NOT EVERY CALL WAS ANSWERED WELL: ${body}\n`)
    return refused.size === 0
  },
}
