import { execFileSync, fork } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Suite } from '@kupodex/pipeline/bench'
import type { HttpHandler } from '@kupodex/lambdas'
import { openStore } from '@kupodex/data/store'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { bundle, bundleHandler } from '#aws/bundle.ts'
import { entryOf } from '#aws/function.ts'
import { type AwsFunctionName, functionNames, functionNeeds } from '#aws/functions.ts'
import { freePort } from '#local/testing.ts'
import { measure, percentilesOf } from './percentiles.ts'

/** Characters in the store, calls measured of each kind, and those before that only warm up. */
const [characters, times, warmUp] = [150, 1000, 100]
const coldStarts = 5

/** Calls that are measured, by function; `id` and `turn` differ from call to call. */
const warmCalls: { name: AwsFunctionName; label: string; path: (id: number) => string }[] = [
  { name: 'character', label: 'charcache', path: (id) => `/api/charcache/${id}/` },
  { name: 'character', label: 'chartimeline', path: (id) => `/api/chartimeline/${id}/` },
  { name: 'character', label: 'char/{id}/mounts', path: (id) => `/api/char/${id}/mounts/` },
  { name: 'character', label: 'charprofile', path: (id) => `/api/charprofile/${id}/` },
  { name: 'search', label: 'charsearch', path: (id) => `/api/charsearch/person%20number${String(id).slice(0, 3)}/` },
  { name: 'game', label: 'game since', path: () => `/api/game/en/all/${Date.UTC(2100, 0)}` },
]

const settings = (dynamo: number, s3: number) => ({
  AWS_REGION: 'eu-central-1',
  AWS_ACCESS_KEY_ID: 'S3RVER',
  AWS_SECRET_ACCESS_KEY: 'S3RVER',
  AWS_ENDPOINT_URL_DYNAMODB: `http://127.0.0.1:${dynamo}`,
  AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${s3}`,
  KUPODEX_TABLE: 'kupodex',
  KUPODEX_BUCKET: 'kupodex',
  KUPODEX_CONTACT: 'bench@kupodex.example',
  KUPODEX_LODESTONE_RATE: '1',
  KUPODEX_API_KEYS: 'none',
})

const startStores = (dynamo: number, s3: number, env: Record<string, string>) =>
  new Promise<() => void>((resolve, reject) => {
    const arguments_ = [dynamo, s3, characters].map(String)
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

/** Our functions as they are deployed, beside stand-ins of the stores in another process. */
export const functionsSuite: Suite = {
  summary: 'functions: size of the bundles, cold import, answers beside the store',
  run: async (_args, { out }) => {
    const cdkOut = join(import.meta.dirname, '..', '..', '..', 'cdk.out')
    mkdirSync(cdkOut, { recursive: true })
    // Inside the project, where the bundles find the AWS SDK that Lambda would bring.
    const folder = mkdtempSync(join(cdkOut, 'bench-'))
    const [dynamo, s3] = [await freePort(), await freePort()]
    const env = settings(dynamo, s3)
    Object.assign(process.env, env)
    const fileOf = (name: AwsFunctionName) => join(folder, name, bundleHandler.replace('.handler', '.mjs'))
    let isSound = true
    const stop = await startStores(dynamo, s3, env)
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
      const alone = percentilesOf(await measure((turn) => store.readCharacter(idAt(turn)), times, warmUp))
      out(
        `functions ${'store alone'.padEnd(16)} p50 ${ms(alone.p50)}, p99 ${ms(alone.p99)} (a character read, no function)\n`,
      )
      for (const { name, label, path } of warmCalls) {
        const { handler } = (await import(fileOf(name))) as { handler: HttpHandler }
        const durations = await measure(
          async (turn) => {
            const { statusCode } = await handler(eventOf(path(idAt(turn)), turn))
            if (statusCode !== 200) isSound = false
          },
          times,
          warmUp,
        )
        const { p50, p99 } = percentilesOf(durations)
        out(
          `functions ${label.padEnd(16)} p50 ${ms(p50)}, p99 ${ms(p99)}, ${(p50 / alone.p50).toFixed(1)} times the store\n`,
        )
      }
    } finally {
      stop()
      rmSync(folder, { recursive: true, force: true })
    }
    if (!isSound) out('functions: NOT EVERY CALL WAS ANSWERED WELL\n')
    return isSound
  },
}
