import type { startTestStore } from '@kupodex/data/store/store.fixture'
import type { LogRecord } from '../ground/log.ts'
import type { LodestoneReader } from './lodestone-reader.ts'
import { runWorker, type WorkerTally } from './run-worker.ts'
import type { SyncDeps } from './deps.ts'
import { testLodestone, testNames, testShown } from './lodestone.fixture.ts'

/** A site whose pages can be broken, a worker to read it, and a clock to move. */
export interface SiteScene {
  time: { now: number }
  /** Pages that cannot be read, as `kind` for everybody or `kind id`. */
  broken: Set<string>
  /** Pages that are refused, by `kind id`. */
  refused: Map<string, 'private' | 'hidden' | 'notFound'>
  /** What was asked for, as `kind id`. */
  requests: string[]
  deps: (more?: Partial<SyncDeps>) => SyncDeps
  add: (...ids: number[]) => Promise<void>
  /** What was logged of an event. */
  events: (event: string) => LogRecord[]
  /** Works until no character is due; waits pass at once. */
  sync: (more?: Partial<SyncDeps>) => Promise<WorkerTally>
}

const odd = { outcome: 'unknownLayout', why: 'no list' } as const

/** When the scene begins, epoch ms. */
export const start = 1_750_000_000_000

/** Makes a scene on a store. */
export const siteScene = ({ store }: Awaited<ReturnType<typeof startTestStore>>): SiteScene => {
  const time = { now: start }
  const [broken, refused] = [new Set<string>(), new Map<string, 'private' | 'hidden' | 'notFound'>()]
  const [requests, logged]: [string[], LogRecord[]] = [[], []]
  const lodestone = testLodestone(testShown())
  const ask = async <T>(kind: string, id: number, answer: Promise<T>): Promise<T> => {
    requests.push(`${kind} ${id}`)
    const refusal = refused.get(`${kind} ${id}`)
    if (refusal) return { outcome: refusal } as T
    return broken.has(kind) || broken.has(`${kind} ${id}`) ? (odd as T) : answer
  }
  const reader: LodestoneReader = {
    ...lodestone,
    character: (id) => ask('character', id, lodestone.character(id)),
    collection: (id, kind) => ask(kind, id, lodestone.collection(id, kind)),
    achievementHistory: (id, page) => ask('achievement', id, lodestone.achievementHistory(id, page)),
  }
  const deps: SiteScene['deps'] = (more = {}) => ({
    store,
    lodestone: reader,
    names: testNames(),
    clock: () => time.now,
    log: (record) => void logged.push(record),
    random: () => 0,
    ...more,
  })
  return {
    time,
    broken,
    refused,
    requests,
    deps,
    add: async (...ids) => {
      // One after another, so that they come due in that order.
      for (const [n, id] of ids.entries()) await store.addCharacter(id, time.now - ids.length + n)
    },
    events: (event) => logged.filter((record) => record.event === event),
    sync: (more) => runWorker(deps(more), { untilIdle: true, sleep: async (ms) => void (time.now += ms) }),
  }
}
