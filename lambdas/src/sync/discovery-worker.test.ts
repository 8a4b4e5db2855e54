import type { Pace } from '@kupodex/data/lodestone'
import { repetitions, soakSeed } from '@kupodex/data/soak.fixture'
import { startTestStore } from '@kupodex/data/store/store.fixture'
import { virtualTime } from '@kupodex/data/store/virtual-time.fixture'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SyncDeps } from './deps.ts'
import { createDiscovery } from './discovery.ts'
import type { LodestoneReader } from './lodestone-reader.ts'
import { testLodestone, testNames, testProfile, testShown } from './lodestone.fixture.ts'
import { runWorker } from './run-worker.ts'

const start = 1_750_000_000_000
const minute = 60_000

/** Requests a second of all workers together. */
const rate = 2

/** How long a worker looks at nothing when nobody is due. */
const idleMs = 10_000

/** The most requests that one thing of a discovery takes: a first reading. */
const mostOfOne = 20

/** Members of the free company of a number: ids of their own, a few pages of them. */
const perPage = 4
const membersOf = (company: number) => Array.from({ length: 6 + (company % 4) }, (_, n) => 10_000 * company + n)
const companyOf = (id: number) => (id < 10_000 ? 1 + (id % 3) : Math.floor(id / 10_000))

/** Somebody who opens a character that is not known, or asks for one that is; `after` in ms. */
interface Visit {
  after: number
  id: number
}

/** Workers with a discovery over one table, while visitors come and go. */
const run = async (scene: { share: number; workers: number; known: number[]; visits: Visit[]; lasts: number }) => {
  const { share, workers, known, visits, lasts } = scene
  const opened = await startTestStore()
  const time = virtualTime()
  const { store } = opened
  const clock = () => start + time.now()
  const stop = new AbortController()
  const found = new Set<number>()
  const requests = { all: 0, discovery: 0 }
  const pages: { page: string; at: number }[] = []
  /** Whom the discovery had to let go first, and did not. */
  const passedOver: number[] = []
  const asked = new Map<number, number>()
  const waits: number[] = []

  /** Notes who was due before this moment, when something is begun for which nobody waits. */
  const begins = async () => {
    passedOver.push(...(await store.dueCharacters({ now: clock() - 1, limit: 10 })))
  }

  const worker = (): SyncDeps => {
    const shared = store.sharedPace(rate, time)
    let [sent, ofDiscovery] = [0, false]
    const pace: Pace = {
      turn: () => {
        sent++
        requests.all++
        if (ofDiscovery) requests.discovery++
        return shared.turn()
      },
      holdOff: shared.holdOff,
    }
    const lodestone = testLodestone(testShown())
    const paced =
      <Args extends unknown[], T>(ask: (...args: Args) => Promise<T>) =>
      async (...args: Args): Promise<T> => {
        await pace.turn()
        return ask(...args)
      }
    const character: LodestoneReader['character'] = async (id) => {
      ofDiscovery = found.has(id)
      if (ofDiscovery) await begins()
      if (asked.has(id)) waits.push(clock() - (asked.get(id) ?? 0))
      asked.delete(id)
      await pace.turn()
      return testProfile({ freeCompany: { id: String(companyOf(id)), name: 'Testers' } })
    }
    return {
      store,
      lodestone: {
        character,
        collection: paced(lodestone.collection),
        card: paced(lodestone.card),
        achievementHistory: paced(lodestone.achievementHistory),
        achievementKind: paced(lodestone.achievementKind),
        worlds: paced(lodestone.worlds),
      },
      names: testNames(),
      clock,
      log: () => undefined,
      random: () => 0,
      ...(share > 0 && {
        discovery: createDiscovery({
          ...{ store, rate: share * rate, clock, sent: () => sent, log: () => undefined },
          members: async (company, page) => {
            ofDiscovery = true
            await begins()
            await pace.turn()
            pages.push({ page: `${company} ${page}`, at: clock() })
            const all = membersOf(Number(company))
            const ids = all.slice(perPage * (page - 1), perPage * page)
            for (const id of ids) if (!(await store.readProfile(id))) found.add(id)
            return {
              outcome: 'ok',
              value: { entries: ids.map((id) => ({ id })), pageCount: Math.ceil(all.length / perPage) },
            }
          },
        }),
      }),
    }
  }

  const visit = async () => {
    for (const { after, id } of visits) {
      await time.sleep(after)
      found.delete(id)
      const isNew = await store.addCharacter(id, clock())
      if (isNew || (await store.askFor(id, clock())).outcome === 'queued') asked.set(id, clock())
    }
  }

  try {
    for (const id of known) await store.addCharacter(id, start)
    await Promise.all([
      ...Array.from({ length: workers }, () =>
        time.takePart(() => runWorker(worker(), { signal: stop.signal, idleMs, sleep: time.sleep })),
      ),
      time.takePart(visit),
      time.takePart(async () => {
        await time.sleep(lasts)
        stop.abort()
      }),
    ])
    const profiles = await Promise.all([...found].map((id) => store.readProfile(id)))
    return { requests, pages, passedOver, waits, found, profiles, lasts }
  } finally {
    await opened.close()
  }
}

const visits = fc.array(
  fc.record({
    after: fc.integer({ min: 1, max: 3 * minute }),
    id: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 10_000, max: 10_005 })),
  }),
  { maxLength: 8 },
)

test('nobody who waits is passed over, the share of the pace is kept, and no page is asked for twice', async () => {
  const scenes = fc.record({
    share: fc.constantFrom(0.05, 0.2, 0.5),
    workers: fc.constantFrom(1, 2),
    known: fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 4 }),
    visits,
    lasts: fc.constant(8 * minute),
  })
  const isPolite = fc.asyncProperty(scenes, async (scene) => {
    const { requests, pages, passedOver, lasts } = await run(scene)
    expect(passedOver).toEqual([])
    const allowed = (scene.share * rate * lasts) / 1000
    expect(requests.discovery).toBeLessThanOrEqual(allowed + scene.workers * mostOfOne)
    expect(pages.map(({ page }) => page)).toEqual([...new Set(pages.map(({ page }) => page))])
  })
  const numRuns = repetitions({ gate: 3, soak: 30 })
  await fc.assert(isPolite, { numRuns, seed: soakSeed })
})

test('switched off it sends no request of its own', async () => {
  const off = await run({ share: 0, workers: 1, known: [1, 2, 3], visits: [], lasts: 10 * minute })
  const on = await run({ share: 0.5, workers: 1, known: [1, 2, 3], visits: [], lasts: 10 * minute })
  expect(off.requests.discovery + off.pages.length + off.found.size).toBe(0)
  // Three lists of two or three pages, and members, of whom each is read.
  expect(on.pages.length).toBeGreaterThan(6)
  expect(on.found.size).toBeGreaterThan(20)
  expect(on.profiles.map((stored) => stored?.profile.status)).toEqual(on.profiles.map(() => 'ready'))
  expect(on.requests.all - on.requests.discovery).toBe(off.requests.all)
})

test('who comes while one is being found waits for no more than that one', async () => {
  const coming = Array.from({ length: 10 }, (_, n) => ({ after: minute + 7331 * n, id: 500 + n }))
  const { waits } = await run({ share: 0.5, workers: 1, known: [1], visits: coming, lasts: 17 * minute })
  expect(waits).toHaveLength(10)
  expect(Math.max(...waits)).toBeLessThanOrEqual((mostOfOne * 1000) / rate + idleMs)
})
