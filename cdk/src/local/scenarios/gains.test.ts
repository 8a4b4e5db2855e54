import { factsKey, markTypes, noSettings, seenParts, type SyncedPart } from '@kupodex/data/character'
import { sampleFacts } from '@kupodex/data/character/sample-facts.fixture'
import type { CharacterAnswer } from '@kupodex/data/contract'
import { recordOf } from '@kupodex/data/game'
import { repetitions } from '@kupodex/data/soak.fixture'
import type { Store, StoredCharacter } from '@kupodex/data/store'
import { characterAnswers } from '@kupodex/lambdas'
import { catalogOf, type CharacterForNight, fold, fromStored, nightFiles, neverGained } from '@kupodex/pipeline/nightly'
import { firstNight, smallPeriods } from '@kupodex/pipeline/nightly/first-night.fixture'
import { type SmallStore, smallWorld } from '@kupodex/pipeline/nightly/small-store.fixture'
import { storedOf } from '@kupodex/pipeline/nightly/stored-of.fixture'
import { twinGains } from '@kupodex/pipeline/nightly/twin-gains.fixture'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const now = Date.parse('2026-06-24T00:00:00Z')

const facts = sampleFacts()

/** Achievements that prove an emote of the same id. */
const proofs = { ...recordOf(markTypes, () => []), emote: [1, 2, 3].map((id): [number, number[]] => [id, [id]]) }

const seconds = fc.constantFrom(1, 2, 86_399, 86_400)

const row = { updatedAt: 0, deleted: false, obtainable: true }
/** Things that count, but for one that cannot be had any more. */
const things = [1, 2, 3, 4, 5, 6].map((id) => ({ ...row, id, obtainable: id !== 6, isInLog: true, sourceTypeId: 1 }))

/** A small world in which most things count, so that somebody gains something by each measure. */
const world = smallWorld.map((any): SmallStore => ({
  ...any,
  tables: { ...any.tables, mounts: things, minions: things, emotes: things },
}))

/** What only the store has of a character, and nights and calls each make their own of. */
const kept = fc.record({
  isHidden: fc.boolean(),
  /** Ticks of emotes, which may be read or proven as well. */
  ticks: fc.dictionary(fc.integer({ min: 1, max: 7 }).map(String), seconds),
  /** When parts were first read after they were hidden. */
  again: fc.dictionary(fc.constantFrom(...seenParts), seconds, { maxKeys: 1 }) as fc.Arbitrary<
    Partial<Record<SyncedPart, number>>
  >,
  /** Parts that were first read before that was noted. */
  withoutSince: fc.subarray([...seenParts]),
})

type Kept = typeof kept extends fc.Arbitrary<infer Value> ? Value : never

const storedWith = (character: CharacterForNight, { isHidden, ticks, again, withoutSince }: Kept): StoredCharacter => {
  const stored = storedOf(character)
  const since = Object.entries(stored.since).filter(([part]) => !withoutSince.some((one) => one === part))
  return {
    ...stored,
    ...{ again, since: Object.fromEntries(since) },
    marks: { ...stored.marks, emote: { ...stored.marks.emote, ...ticks } },
    settings: { ...noSettings, private: isHidden },
  }
}

/** What the call of a character answers of each one that is stored. */
const answersOf = async (all: readonly StoredCharacter[]): Promise<CharacterAnswer[]> => {
  const byId = new Map(all.map((stored) => [stored.profile.id, stored]))
  const calls = characterAnswers({
    store: {
      readCharacter: async (id: number) => byId.get(id) ?? null,
      addCharacter: async () => false,
      bannerOf: async () => null,
    } as Partial<Store> as Store,
    published: {
      getJson: async (key, schema) => (key === factsKey ? { value: schema.parse(facts), etag: '' } : null),
      getText: async () => null,
    },
    readings: {
      isOver: () => false,
      take: async () => ({ ok: true, value: { giveBack: async () => undefined } }),
    } as never,
    ...{ clock: () => now, sleep: async () => undefined, people: new Map() },
  })
  const caller = { client: '192.0.2.1', hasKey: false, isForeign: false, user: null, body: undefined as never }
  return Promise.all(
    [...byId.keys()].map(async (id) => {
      const answer = await calls.charcache({ id }, caller)
      if (!answer.ok) throw new Error(answer.code)
      return answer.value as CharacterAnswer
    }),
  )
}

const parts = { achievement: 'achievements', mount: 'mounts', minion: 'minions', emote: 'emotes' } as const

/** A character as its call tells of it, for whoever counts gains again. */
const asTold = (character: CharacterForNight, told: CharacterAnswer): CharacterForNight => ({
  ...character,
  status: told.status,
  worldId: told.worldId,
  owned: Object.fromEntries(
    Object.entries(parts).map(([type, part]) => {
      const gainedAfter = told.gainedAfter[part] ?? neverGained
      return [type, { ids: told[part].map(({ id }) => id), dates: told[part].map(({ date }) => date), gainedAfter }]
    }),
  ),
})

const publishedGains = async ({ tables, points }: SmallStore, all: readonly StoredCharacter[]) => {
  const catalog = catalogOf(tables)
  const characters = all.map((stored) => fromStored(stored, proofs))
  const night = firstNight(catalog, await fold(catalog, points, characters, smallPeriods), points, now)
  const files = [...nightFiles(night)].filter(({ key }) => /^api\/(gains|gain-months)\//.test(key))
  const contents = files.map(async ({ key, body }) => {
    const { deployTime: _, generateTime: __, ...content } = JSON.parse(new TextDecoder().decode(await body()))
    return [key, content] as const
  })
  return Object.fromEntries(await Promise.all(contents))
}

test('boards of gains say what the calls of the same characters say, for any of them', async () => {
  const gained = new Map<string, number>()
  await fc.assert(
    fc.asyncProperty(world, fc.array(kept, { minLength: 14, maxLength: 14 }), async (store, keptOf) => {
      const stored = store.characters.map((character, at) => storedWith(character, keptOf[at] as Kept))
      const told = await answersOf(stored)
      const characters = store.characters.map((character, at) => asTold(character, told[at] as CharacterAnswer))
      const { running, ended } = twinGains({ ...store, characters }, smallPeriods, now)
      expect(await publishedGains(store, stored)).toEqual({ ...running, ...ended })
      for (const { boards } of Object.values(running))
        for (const { measure, count } of boards) gained.set(measure, (gained.get(measure) ?? 0) + count)
    }),
    { numRuns: repetitions({ gate: 30, soak: 1000 }) },
  )
  expect(gained.size).toBe(5)
  for (const [measure, count] of gained) expect(count, measure).toBeGreaterThan(10)
})
