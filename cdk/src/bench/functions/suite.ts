import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { apiKeyHeader, tokenHeader } from '@kupodex/data/contract'
import type { HttpHandler } from '@kupodex/lambdas'
import type { Suite } from '@kupodex/pipeline/bench'
import { bundleHandler } from '#aws/bundle.ts'
import { bundleFunction } from '#aws/function.ts'
import { type AwsFunctionName, functionNames } from '#aws/functions.ts'
import { thisMachine } from '#install/left-out.ts'
import { freePort } from '#local/ground/free-port.fixture.ts'
import { type WarmCall, eventOf, fromMemory, idAt } from './call.ts'
import { type BenchUser, startUser } from './issuer.ts'
import { ownerCalls, userCalls } from './owner-calls.ts'
import { type Measured, type Percentiles, measureBeside, percentilesOf } from './percentiles.ts'
import { readerCalls } from './reader-calls.ts'
import { apiKey, settingsOf } from './settings.ts'
import { openStores, startStores } from './start-stores.ts'

const coldStarts = 5

/** A function's bundle as it is deployed, but with native packages of this machine. */
interface Bundle {
  file: string
  /** Bytes of the code, without tables and packages that lie beside it. */
  size: number
}

const makeBundle = (name: AwsFunctionName, folder: string): Bundle => {
  bundleFunction(name, thisMachine(), join(folder, name))
  const file = join(folder, name, bundleHandler.replace('.handler', '.mjs'))
  return { file, size: statSync(file).size }
}

/** How long importing a bundle takes in a fresh process, ms: the median of some. */
const coldImport = ({ file }: Bundle, env: Record<string, string>): number => {
  const once = () => {
    const options = { env: { ...process.env, ...env }, encoding: 'utf8' } as const
    return Number(execFileSync(process.execPath, [join(import.meta.dirname, 'cold.ts'), file], options))
  }
  return percentilesOf(Array.from({ length: coldStarts }, once)).p50
}

const ms = (value: number): string => `${value.toFixed(1)} ms`

const both = ({ p50, p99 }: Percentiles) => `p50 ${ms(p50)}, p99 ${ms(p99)}`

/** The line of a call: how long it takes, and how many times as long as its bare requests where it makes any. */
const figuresOf = (measured: Measured, asksStores: boolean): string => {
  const call = percentilesOf(measured.call)
  const bare = percentilesOf(measured.bare)
  const own = `${both(call)}; processor ${both(percentilesOf(measured.processor))}`
  if (!asksStores) return `${own}; from memory`
  const ratios = `${(call.p50 / bare.p50).toFixed(1)} and ${(call.p99 / bare.p99).toFixed(1)} times`
  return `${own}; ${ratios} the same bare requests (${both(bare)})`
}

/** Calls measured of each kind, after as many that only warm up. */
const usually = 1000

const weightOf = (body: string): string =>
  `; ${(Buffer.byteLength(body) / 1000).toFixed(1)} kB, ${(gzipSync(body).length / 1000).toFixed(1)} kB compressed`

type Out = (text: string) => void

/** Makes every bundle, and prints its size and how long a cold import takes. */
const measureBundles = (
  names: readonly AwsFunctionName[],
  folder: string,
  env: Record<string, string>,
  out: Out,
): Map<AwsFunctionName, Bundle> => {
  const bundles = new Map<AwsFunctionName, Bundle>()
  for (const name of names) {
    const made = makeBundle(name, folder)
    bundles.set(name, made)
    const size = (made.size / 1000).toFixed(0).padStart(4)
    out(`functions ${name.padEnd(16)} ${size} kB, cold import ${ms(coldImport(made, env))}\n`)
  }
  return bundles
}

/** Calls the warm functions, and prints how long that takes; gives the answers that were not 200, by the call's label. */
const measureCalls = async (
  isMeasured: (call: WarmCall) => boolean,
  bundles: Map<AwsFunctionName, Bundle>,
  user: BenchUser,
  out: Out,
) => {
  const stores = await openStores(user.key)
  const refused = new Map<string, string>()
  const measure = async (call: WarmCall, headers: Record<string, string>) => {
    const { handler } = (await import(bundles.get(call.name)?.file ?? '')) as { handler: HttpHandler }
    let weight = ''
    const run = async (turn: number) => {
      const { statusCode, body } = await handler(eventOf(call, turn, headers))
      if (statusCode !== 200) refused.set(call.label, body)
      if (call.times !== undefined && weight === '') weight = weightOf(body)
    }
    const bare = (turn: number) => call.bare(stores, idAt(turn), turn)
    const times = call.times ?? usually
    const measured = await measureBeside({ run, bare }, times, times)
    out(`functions ${call.label.padEnd(16)} ${figuresOf(measured, call.bare !== fromMemory)}${weight}\n`)
  }
  const ofUser = { [tokenHeader]: `Bearer ${user.token}`, [apiKeyHeader]: apiKey }
  for (const call of [...ownerCalls, ...userCalls].filter(isMeasured)) await measure(call, ofUser)
  // A key would spare these the allowances that they take from the store.
  for (const call of readerCalls.filter(isMeasured)) await measure(call, {})
  return refused
}

/** What `--calls=word` leaves of the calls: those with the word in their labels. */
const measuredBy = (args: readonly string[]) => {
  const words = args.flatMap((arg) => (arg.startsWith('--calls=') ? [arg.slice('--calls='.length)] : []))
  return ({ label }: WarmCall) => words.length === 0 || words.some((word) => label.includes(word))
}

export const functionsSuite: Suite = {
  summary: 'functions: size of the bundles, cold import, answers beside the store (--calls=words of some)',
  run: async (args, { out }) => {
    const cdkOut = join(import.meta.dirname, '..', '..', '..', 'cdk.out')
    mkdirSync(cdkOut, { recursive: true })
    // Inside the project, where the bundles find the AWS SDK that Lambda would bring.
    const folder = mkdtempSync(join(cdkOut, 'bench-'))
    const ports = { dynamo: await freePort(), s3: await freePort(), lodestone: await freePort() }
    const user = await startUser()
    const env = { ...settingsOf(ports), ...user.env }
    Object.assign(process.env, env)
    const stop = await startStores(ports, env)
    try {
      const isMeasured = measuredBy(args)
      const measured = [...ownerCalls, ...userCalls, ...readerCalls].filter(isMeasured).map(({ name }) => name)
      const names = args.length === 0 ? functionNames : [...new Set(measured)]
      const refused = await measureCalls(isMeasured, measureBundles(names, folder, env, out), user, out)
      for (const [label, body] of refused) out(`functions ${label}: NOT EVERY CALL WAS ANSWERED WELL: ${body}\n`)
      return refused.size === 0
    } finally {
      stop()
      user.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}
