import { type SeenPart, type SyncedPart, syncedParts } from '@kupodex/data/character'
import { createLodestone, type Pace } from '@kupodex/data/lodestone'
import type { StoredCharacter } from '@kupodex/data/store'
import { startTestStore } from '@kupodex/data/store/store.fixture'
import { loadGameNames, lodestoneReader, runWorker, type SyncResult, type SyncDeps } from '@kupodex/lambdas/sync'
import { makePopulation, personAt, type Person } from '@kupodex/pipeline/population'
import { loadLodestoneTables, startLodestone } from '../lodestone/index.ts'
import { isPublic, ownedTruth, storedTruth } from './truth.fixture.ts'

const tables = loadLodestoneTables()
const names = loadGameNames()
const titles = new Map(tables.titles.map(({ id, masculine }) => [id, masculine.en]))
const born = Date.UTC(2026, 10, 1)

export const day = 86_400_000

/** A population behind a stand-in of its own, a store, and a worker: over real sockets, with a clock that the test sets. */
export const openScene = async ({
  people,
  seed = 'scene',
  fetch = globalThis.fetch,
  onAsked = () => undefined,
  rate = Infinity,
  hiding,
  onTime = () => undefined,
}: {
  people: number
  seed?: string
  fetch?: typeof globalThis.fetch
  /** Called as each request comes in, before it is answered. */
  onAsked?: () => void
  /** Requests a second that the pace allows, by the test's clock, which people's time then follows; without it no time passes. */
  rate?: number
  /** Shares of people who keep a part private from the start, instead of the usual ones. */
  hiding?: Partial<Record<SeenPart, number>>
  /** Called whenever time has passed. */
  onTime?: () => void
}) => {
  const population = makePopulation({
    seed,
    size: people,
    tables,
    now: born / 1000,
    ...(hiding && { private: hiding }),
  })
  const time = { now: born }
  const asked: { path: string; status: number }[] = []
  const opened = await startTestStore()
  const lodestone = await startLodestone({
    population,
    tables,
    clock: () => time.now,
    speed: rate === Infinity ? 0 : 1,
    port: 0,
    onRequest: ({ path, status }) => {
      asked.push({ path, status })
      onAsked()
    },
  })
  const logged: Record<string, unknown>[] = []
  const skip = async (ms: number) => {
    time.now += ms
    onTime()
  }
  const pace: Pace = { turn: () => skip(1000 / rate), holdOff: skip }
  const clientWith = (timeout: number) =>
    createLodestone({
      contact: 'scenario',
      pace,
      base: lodestone.base,
      clock: { now: () => time.now, sleep: skip },
      random: () => 0.5,
      timeout,
      fetch,
    })
  const readerWith = (timeout: number) => lodestoneReader(clientWith(timeout))
  const syncWorld: SyncDeps = {
    store: opened.store,
    lodestone: readerWith(20_000),
    names,
    clock: () => time.now,
    log: (record) => logged.push({ ...record }),
    random: () => 0,
  }

  const person = (index: number): Person => personAt(population, index, lodestone.time.now() / 1000)
  let known: { at: number; everybody: readonly Person[] } | null = null
  /** Everybody as they are now; worked out once for each moment. */
  const everybody = (): readonly Person[] => {
    const at = lodestone.time.now()
    if (known?.at !== at) known = { at, everybody: Array.from({ length: people }, (_, index) => person(index)) }
    return known.everybody
  }
  const read = async (id: number): Promise<StoredCharacter> => {
    const stored = await opened.store.readCharacter(id)
    if (!stored) throw new Error(`${id} is not stored`)
    return stored
  }

  return {
    population,
    lodestone,
    store: opened.store,
    endpoint: opened,
    syncWorld,
    client: clientWith(20_000),
    skip,
    logged,
    asked,
    time,
    everybody,
    person,
    read,
    readAll: () => Promise.all(everybody().map(({ id }) => read(id))),
    /** All except ids that the Lodestone never had. */
    readKept: async () => {
      const kept = everybody().map(async ({ id }) => opened.store.readCharacter(id))
      return (await Promise.all(kept)).filter((stored) => stored !== null)
    },
    addEverybody: async () => {
      for (const { id } of everybody()) await opened.store.addCharacter(id, time.now)
    },
    /** Moves both the worker's and the people's clock on. */
    goOn: (ms: number) => {
      time.now += ms
      lodestone.change({ at: lodestone.time.now() + ms })
    },
    /**
     * Works until nobody is due, `atMost` characters were tried, or the worker has waited `waits` times for the site;
     * `patience` is how long an answer may take, ms.
     */
    work: async ({ atMost = Infinity, waits = 100, patience = 20_000 } = {}): Promise<SyncResult[]> => {
      const stop = new AbortController()
      const results: SyncResult[] = []
      let waited = 0
      await runWorker(
        { ...syncWorld, lodestone: readerWith(patience) },
        {
          signal: stop.signal,
          untilIdle: true,
          sleep: (ms) => {
            if (++waited >= waits) stop.abort()
            return skip(ms)
          },
          onResult: (result) => {
            results.push(result)
            if (results.length >= atMost) stop.abort()
          },
        },
      )
      return results
    },
    /** What the log says: its events, and the problems of characters. */
    logText: () => JSON.stringify(logged),
    close: async () => {
      await lodestone.close()
      await opened.close()
    },
  }
}

export type Scene = Awaited<ReturnType<typeof openScene>>

/** A stored character in the shape of the truth. */
const shapeOf = ({ profile }: StoredCharacter) => {
  const { id, name, worldId, iconUrl, status, privacy: _, createdAt: __, updatedAt: ___, ...rest } = profile
  return { status, who: { id, name, worldId, iconUrl }, profile: status === 'ready' ? rest : null }
}

const partOf = (stored: StoredCharacter, part: SyncedPart) =>
  (stored.owned[part] ?? []).map(({ id, date }) => (part === 'achievements' ? { id, date } : { id }))

/** Some titles share a name, and the Lodestone shows only the name: those count as one. */
const readable = (key: string, value: unknown) => (key === 'titleId' ? (titles.get(Number(value)) ?? null) : value)

/** What is stored of a person, and what is true. */
interface Difference {
  id: number
  role: Person['role']
  what: string
  is: unknown
  should: unknown
}

/** What differs between the store and the truth of a person who was read just now; empty where nothing does. */
export const differences = (person: Person, stored: StoredCharacter): Difference[] => {
  const wrong: Difference[] = []
  const compare = (what: string, is: unknown, should: unknown) => {
    if (JSON.stringify(is) !== JSON.stringify(should))
      wrong.push({ id: person.id, role: person.role, what, is, should })
  }
  if (person.state === 'hidden') compare('status', stored.profile.status, 'private')
  else if (person.state !== 'listed') compare('status', stored.profile.status, 'notFound')
  else {
    const [is, should] = [shapeOf(stored), storedTruth(person)]
    compare('status', is.status, should.status)
    compare('who', is.who, should.who)
    for (const [key, value] of Object.entries(should.profile ?? {}))
      compare(key, readable(key, is.profile?.[key as never]), readable(key, value))
  }
  for (const part of syncedParts) {
    const shown = isPublic(person, part)
    compare(part, partOf(stored, part), shown ? ownedTruth(person, part) : [])
    const unseen = person.state === 'listed' && !person.privacy.profile ? 'private' : 'unknown'
    compare(`privacy of ${part}`, stored.profile.privacy[part].state, shown ? 'public' : unseen)
  }
  return wrong
}

/** Everything stored of collections, to be compared before and after a bad night. */
export const ownedOf = (all: readonly StoredCharacter[]) =>
  new Map(all.map(({ profile, owned, damaged }) => [profile.id, { owned, damaged }]))
