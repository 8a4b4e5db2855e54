import { factsKey, markTypes } from '@kupodex/data/character'
import { sampleFacts } from '@kupodex/data/character/sample-facts.fixture'
import {
  type CharacterAnswer,
  type GainMonthsAnswer,
  type GainsAnswer,
  type HistoryAnswer,
  type HistoryIndexAnswer,
  publishedKey,
  type RarityWeeksAnswer,
} from '@kupodex/data/contract'
import { recordOf } from '@kupodex/data/game'
import { gainPeriod, weekStart } from '@kupodex/data/rules'
import type { Store } from '@kupodex/data/store'
import { characterAnswers } from '@kupodex/lambdas'
import { syncCharacter } from '@kupodex/lambdas/sync'
import { testLodestone, testNames, testProfile, testShown } from '@kupodex/lambdas/sync/lodestone.fixture'
import { charactersOfStore, runNight } from '@kupodex/pipeline/nightly'
import { nightTables } from '@kupodex/pipeline/nightly/night-tables.fixture'
import { openLive } from '@kupodex/pipeline/publish'
import { memoryTarget } from '@kupodex/pipeline/publish/memory.fixture'

const hour = 3_600_000

/** Nights of six weeks. March ends before the fourth, and is closed by the fifth. */
const nights = ['2026-03-04', '2026-03-11', '2026-03-18', '2026-04-01', '2026-04-08', '2026-04-15'].map((day) =>
  Date.parse(`${day}T00:05:00Z`),
)

const row = { updatedAt: 1_700_000_000_000, deleted: false }
const mounts = [1, 2, 3, 4].map((id) => ({ ...row, id, obtainable: true, isInLog: true, sourceTypeId: 1 }))
const noProofs = recordOf(markTypes, () => [])

/** The mounts that a page lists. */
const listing = (ids: readonly number[]) => ({ outcome: 'ok' as const, value: ids.map((id) => `Mount ${id}`) })

/** Somebody whose pages are read, by a store and a clock. */
const somebody = (
  store: Store,
  clock: { now: number },
  names: ReturnType<typeof testNames>,
  id: number,
  home: string,
) => {
  const shown = testShown()
  const read = async () => {
    await store.addCharacter(id, clock.now)
    await store.askFor(id, clock.now)
    const lodestone = testLodestone(shown)
    await syncCharacter({ store, names, lodestone, clock: () => clock.now, log: () => undefined, random: () => 0 }, id)
  }
  /** Twice, as what is hidden or gone is believed at a second look; a day lies between the two. */
  const readTwice = async () => {
    clock.now -= 24 * hour
    await read()
    clock.now += 24 * hour
    await read()
  }
  const hideHere = (isPrivate: boolean) => store.writeCharSettings(id, { private: isPrivate, icon: 0 })
  return {
    /** Its pages are read, and list these mounts. */
    has: async (ids: readonly number[], world = home) => {
      Object.assign(shown, { profile: testProfile({ world }), mount: listing(ids) })
      await read()
    },
    /** Its pages are read, but for the one with its mounts. */
    isReadInPart: async () => {
      Object.assign(shown, {
        profile: testProfile({ world: home }),
        mount: { outcome: 'unknownLayout', why: 'cut off' },
      })
      await read()
    },
    hidesMounts: async () => {
      shown.mount = { outcome: 'hidden' }
      await readTwice()
    },
    hidesAll: async () => {
      Object.assign(shown, { profile: { outcome: 'hidden' }, history: [{ outcome: 'hidden' }] })
      await readTwice()
    },
    isGone: async () => {
      Object.assign(shown, { profile: { outcome: 'notFound' }, history: [{ outcome: 'notFound' }] })
      await readTwice()
    },
    isHiddenHere: () => hideHere(true),
    isShownHere: () => hideHere(false),
  }
}

/** What happens to somebody before a night. */
export type Act = (one: ReturnType<typeof somebody>) => Promise<unknown>

/** What is seen of somebody: after each night, or of each night's week when all of them are over. */
export interface Movement {
  /** Mounts gained in the running month on the board of its world, and on that of the world that it may move to; null where it is on neither. */
  board: (number | string | null)[]
  /** The same as a profile counts it, from what the call of the character answers; null where that is not known. */
  profile: (number | null)[]
  /** What it gained in March, on the boards of that month. */
  march: (number | string | null)[]
  /** Its ranks in the world where it was, as the history has them in the end, and the best of them. */
  ranks: (number | null)[]
  best: number | null
  /** How many in its world own the first mount. */
  owners: (number | null)[]
}

/** The world that somebody may move to, and what is put before a score there. */
export const elsewhere = 'Elsewhere'
const there = '>'

/**
 * Six nights of several people at once, each in a world of their own with another who has the first two mounts and is read once. They are read
 * from made-up pages into a store on the day before a night, by what happens to them then.
 */
export const moved = async (store: Store, stories: readonly (readonly (Act | null)[])[]): Promise<Movement[]> => {
  const homes = stories.map((_, at) => `World${String.fromCharCode(65 + at)}`)
  const worlds = [...homes, elsewhere].map((name, at) => ({
    ...{ ...row, id: at + 1, name, dataCenterId: 1, active: true },
  }))
  const dataCenters = [{ ...row, id: 1, name: 'Aether', beta: false }]
  const names = testNames({ worlds, mounts: mounts.map(({ id }) => ({ id, name: `Mount ${id}` })) })
  const tables = nightTables({ mounts, worlds, dataCenters })
  const facts = sampleFacts({ mounts, worlds, dataCenters })
  const clock = { now: 0 }
  const [folder, bucket] = [memoryTarget().target, memoryTarget().target]

  const night = async () => {
    const outcome = await runNight(
      {
        ...{ tables, gameFiles: () => [], stored: charactersOfStore(store, noProofs) },
        ...{ folder, bucket, now: () => clock.now, check: async () => undefined },
        reporter: { steps: [], step: (_, work) => work(() => undefined) },
      },
      { dryRun: false, acceptLoss: true, snapshot: undefined, from: undefined, scope: undefined, json: false },
    )
    if (!outcome.ok) throw new Error(outcome.code)
  }

  const textOf = async (key: string): Promise<string | null> => {
    const bytes = (await (await openLive(bucket, 'night')).read(key)) ?? (await bucket.read(key))
    return bytes === null ? null : new TextDecoder().decode(bytes)
  }
  const published = async <Answer>(key: string): Promise<Answer | null> => JSON.parse((await textOf(key)) ?? 'null')
  const calls = characterAnswers({
    ...{ store, clock: () => clock.now, sleep: async () => undefined, people: new Map() },
    published: {
      getJson: async (key, schema) => {
        const value = key === factsKey ? facts : await published(key)
        return value === null ? null : { value: schema.parse(value), etag: key }
      },
      getText: async (key) => {
        const value = await textOf(key)
        return value === null ? null : { value, etag: key }
      },
    },
    readings: { isOver: () => false, take: async () => ({ ok: true, value: {} }) } as never,
  })

  const scoreOn = (id: number, boards: GainsAnswer['boards'] | undefined): number | null =>
    boards?.find(({ measure }) => measure === 'mounts')?.chars.find((each) => each.id === id)?.score ?? null

  const boardOf = async (id: number, scope: string) =>
    scoreOn(id, (await published<GainsAnswer>(publishedKey('gains', { scope, period: 'month' })))?.boards)

  const marchOf = async (id: number, scope: string) => {
    const year = await published<GainMonthsAnswer>(publishedKey('gainMonths', { scope, year: '2026' }))
    return scoreOn(id, year?.months.find(({ month }) => month === 3)?.boards)
  }

  const profileOf = async (id: number): Promise<number | null> => {
    const caller = { client: '192.0.2.1', hasKey: false, isForeign: false, user: null, body: undefined as never }
    const answer = await calls.charcache({ id }, caller)
    if (!answer.ok) return null
    const { deleted, gainedAfter, mounts: things } = answer.value as CharacterAnswer
    const after = gainedAfter?.mounts ?? null
    if (after === null || deleted) return null
    const { from, to } = gainPeriod('month', clock.now)
    return things.filter(({ date }) => date > after && date * 1000 >= from && date * 1000 < to).length
  }

  const atHomeOrThere = async (home: string, scoreIn: (scope: string) => Promise<number | null>) => {
    const [here, moved] = [await scoreIn(home), await scoreIn(elsewhere)]
    return here ?? (moved === null ? null : `${there}${moved}`)
  }

  const historyOf = async <Answer>(keyOf: (period: number, shards: number) => string): Promise<Answer[]> => {
    const index = await published<HistoryIndexAnswer>(publishedKey('historyIndex', {}))
    const files = (index?.periods ?? []).map(({ period, shards }) => published<Answer>(keyOf(period, shards)))
    return (await Promise.all(files)).filter((file) => file !== null) as Answer[]
  }

  /** What a file has of the week of each night; null where no file has the week. */
  const byWeek = <File extends { weeks: readonly number[] }>(
    files: readonly File[],
    valueAt: (file: File, at: number) => number | null | undefined,
  ) =>
    nights.map((each) => {
      const file = files.find(({ weeks }) => weeks.includes(weekStart(each)))
      return file === undefined ? null : (valueAt(file, file.weeks.indexOf(weekStart(each))) ?? null)
    })

  const ranksOf = async (id: number) => {
    const files = await historyOf<HistoryAnswer>((period, shards) =>
      publishedKey('history', { period: String(period), shard: String(id % shards) }),
    )
    const of = ({ boards }: HistoryAnswer, ranks: HistoryAnswer['chars'] = {}) =>
      ranks[id]?.[boards.indexOf('mount/standard')] ?? []
    // For each week the ranks of all worlds, of the data center and of the world; of the best ones each with its week.
    const ranks = byWeek(files, (file, at) => of(file, file.chars)[3 * at + 2] || null)
    const all = [...files.flatMap((file) => of(file, file.best)[4] || []), ...ranks.flatMap((rank) => rank ?? [])]
    return { ranks, best: all.length === 0 ? null : Math.min(...all) }
  }

  const ownersIn = async (scope: string) => {
    const files = await historyOf<RarityWeeksAnswer>((period) =>
      publishedKey('rarityWeeks', { type: 'mount', scope, period: String(period) }),
    )
    return byWeek(files, ({ owners }, at) => owners[1]?.[at])
  }

  const people = stories.map((story, at) => {
    const [home, id] = [homes[at] ?? '', 2 * at + 1]
    const [one, other] = [id, id + 1].map((each) => somebody(store, clock, names, each, home))
    return { story, home, id, one, other }
  })
  const seen = people.map((): Pick<Movement, 'board' | 'profile' | 'march'> => ({ board: [], profile: [], march: [] }))
  for (const [number, now] of nights.entries()) {
    for (const { story, one, other } of people) {
      clock.now = now - 12 * hour
      if (number === 0) await other?.has([1, 2])
      if (one) await story[number]?.(one)
    }
    clock.now = now
    await night()
    for (const [at, { id, home }] of people.entries()) {
      seen[at]?.board.push(await atHomeOrThere(home, (scope) => boardOf(id, scope)))
      seen[at]?.profile.push(await profileOf(id))
      seen[at]?.march.push(await atHomeOrThere(home, (scope) => marchOf(id, scope)))
    }
  }
  return Promise.all(
    people.map(async ({ id, home }, at) => ({
      ...(seen[at] as (typeof seen)[number]),
      ...(await ranksOf(id)),
      owners: await ownersIn(home),
    })),
  )
}
