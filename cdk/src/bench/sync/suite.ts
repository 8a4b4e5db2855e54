import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { createLodestone as createClient } from '@kupodex/data/lodestone'
import { startTestStore } from '@kupodex/data/store/store.fixture'
import { loadGameNames, lodestoneReader, runWorker } from '@kupodex/lambdas/sync'
import { shareOption, type Suite } from '@kupodex/pipeline/bench'
import { gearAt, makePopulation, type Person, personAt, type Population } from '@kupodex/pipeline/population'
import { createLodestone, loadLodestoneTables } from '#local/lodestone/index.ts'

/** Units of a table, those of its indexes among them. */
interface Units {
  writes: number
  reads: number
}

interface Consumed {
  CapacityUnits?: number
}

const isReading = /^(Get|Query|Scan|BatchGet)/

/** Asks of every request of a client what it takes; returns how many units that has come to so far. */
const watchUnits = (client: DynamoDBClient): (() => Units) => {
  const units: Units = { writes: 0, reads: 0 }
  client.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        const input = { ...args.input, ReturnConsumedCapacity: 'TOTAL' }
        const answered = await next({ ...args, input })
        const { ConsumedCapacity } = answered.output as { ConsumedCapacity?: Consumed | Consumed[] }
        const kind = isReading.test(commandName) ? 'reads' : 'writes'
        for (const { CapacityUnits = 0 } of [ConsumedCapacity ?? []].flat()) units[kind] += CapacityUnits
        return answered
      },
    { step: 'initialize' },
  )
  return () => ({ ...units })
}

const [people, days] = [80, 24]
const day = 86_400_000
const born = Date.UTC(2026, 10, 1)

/** All of a person that the Lodestone shows. */
const shownOf = (population: Population, { jobs, privacy, ...person }: Person, at: number): string =>
  JSON.stringify({ ...person, privacy, jobs: jobs.map(({ level }) => level), gear: gearAt(population, person, at) })

interface Taken extends Units {
  requests: number
}

/** A sync of a character that was read before, and whether anything was new. */
interface Resync extends Taken {
  isChanged: boolean
}

const less = (now: Taken, before: Taken): Taken => ({
  requests: now.requests - before.requests,
  writes: now.writes - before.writes,
  reads: now.reads - before.reads,
})

const average = (resyncs: readonly Resync[], of: keyof Taken = 'requests'): string =>
  (resyncs.reduce((sum, one) => sum + one[of], 0) / Math.max(1, resyncs.length)).toFixed(2)

export const syncSuite: Suite = {
  summary: 'Lodestone requests that a sync takes, on a stand-in whose people play',
  run: async (options, { out }) => {
    const emotes = shareOption(options, 'emotes', 0.4)
    const tables = loadLodestoneTables()
    const population = makePopulation({
      seed: 'bench',
      size: people,
      tables,
      now: born / 1000,
      private: { emotes: 1 - emotes },
    })
    let now = born
    const clock = () => now
    const standIn = createLodestone({ population, tables, clock })
    const opened = await startTestStore()
    const units = watchUnits(opened.client)
    let requests = 0
    const fetch: typeof globalThis.fetch = (url, init) => {
      requests++
      const { pathname, search, host } = new URL(String(url))
      const userAgent = new Headers(init?.headers).get('user-agent') ?? ''
      const { status, headers, body } = standIn.handle({ path: pathname + search, userAgent, host })
      return Promise.resolve(new Response(body, { status, headers: { ...headers } }))
    }
    const pace = { turn: () => Promise.resolve(), holdOff: () => Promise.resolve() }
    const client = createClient({ contact: 'bench', base: 'http://lodestone.example/{host}', pace, fetch })
    const byId = new Map(Array.from({ length: people }, (_, index) => [personAt(population, index).id, index]))
    const shown = new Map<number, string>()
    const first: number[] = []
    const resyncs: Resync[] = []
    const soFar = (): Taken => ({ requests, ...units() })
    let seen = soFar()
    try {
      for (const id of byId.keys()) await opened.store.addCharacter(id, now)
      for (let passed = 0; passed <= days; passed++) {
        for (const id of passed === 0 ? [] : byId.keys()) await opened.store.putBack(id, now)
        // Only the bench puts somebody back before the time.
        seen = soFar()
        await runWorker(
          {
            store: opened.store,
            lodestone: lodestoneReader(client),
            names: loadGameNames(),
            clock,
            log: () => undefined,
          },
          {
            untilIdle: true,
            onResult: ({ id }) => {
              const taken = less(soFar(), seen)
              seen = soFar()
              const before = shown.get(id)
              const after = shownOf(population, personAt(population, byId.get(id) ?? 0, now / 1000), now / 1000)
              shown.set(id, after)
              if (before === undefined) first.push(taken.requests)
              else resyncs.push({ ...taken, isChanged: before !== after })
            },
          },
        )
        now += day
      }
    } finally {
      await opened.close()
    }
    const [same, changed] = [
      resyncs.filter(({ isChanged }) => !isChanged),
      resyncs.filter(({ isChanged }) => isChanged),
    ]
    const once = (first.reduce((sum, taken) => sum + taken, 0) / first.length).toFixed(1)
    out(
      `sync: ${people} people of the stand-in, each read daily for ${days} days; ${emotes * 100} % show their emotes\n` +
        `  first reading ${once} requests; nothing new ${average(same)} (${same.length} syncs), ` +
        `something new ${average(changed)} (${changed.length} syncs), all ${average(resyncs)}\n` +
        `  units of the table: ${average(resyncs, 'writes')} written, ${average(resyncs, 'reads')} read\n`,
    )
    return Number(average(same)) <= 1.5
  },
}
