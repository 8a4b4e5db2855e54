import { markTypes, noSettings } from '@kupodex/data/character'
import { type CompaniesAnswer, type Company, type RanksAnswer, ranksIn } from '@kupodex/data/contract'
import { recordOf } from '@kupodex/data/game'
import { repetitions } from '@kupodex/data/soak.fixture'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withOverrides } from '../game-api/index.ts'
import { jsonFile, publish, type PublishFile } from '../publish/index.ts'
import { memoryTarget } from '../publish/memory.fixture.ts'
import { catalogOf } from './catalog/catalog.ts'
import { fold, type Fold } from './fold/fold.ts'
import { mergeAll } from './fold/merge.ts'
import { previousNights } from './previous/previous.ts'
import { readRanksBefore } from './previous/ranks-before.ts'
import type { CharacterForNight } from './read/character.ts'
import { fromStored } from './read/from-store.ts'
import { firstNight, smallPeriods } from './first-night.fixture.ts'
import { nightCharacter } from './night-character.fixture.ts'
import { type SmallStore, smallWorld } from './small-store.fixture.ts'
import { storedOf } from './stored-of.fixture.ts'
import { twinGains, twinPaces } from './twin-gains.fixture.ts'
import { twinNight } from './twin-night.fixture.ts'
import { twinWeeks } from './twin-weeks.fixture.ts'
import { nightFiles } from './write/night-files.ts'
import { rarityWeekFiles } from './write/rarity-weeks.ts'

const noProofs = recordOf(markTypes, () => [])
const now = Date.parse('2026-06-24T00:00:00Z')
const day = 24 * 3_600_000

const filesOf = ({ tables, points }: SmallStore, folded: Fold): PublishFile[] => [
  ...nightFiles(firstNight(catalogOf(tables), folded, points, now)),
]

const contentOf = async ({ body }: PublishFile) => {
  const { deployTime: _, generateTime: __, ...content } = JSON.parse(new TextDecoder().decode(await body()))
  return content
}

const contentUnder = async (files: PublishFile[], prefix: string) => {
  const found = files.filter(({ key }) => key.startsWith(prefix))
  return Object.fromEntries(await Promise.all(found.map(async (file) => [file.key, await contentOf(file)])))
}

const publishedGains = async (files: PublishFile[]) => ({
  running: await contentUnder(files, 'api/gains/'),
  ended: await contentUnder(files, 'api/gain-months/'),
})

const published = async (files: PublishFile[]) => {
  const under = (prefix: string) => contentUnder(files, prefix)
  const shards = Object.values(await under('api/ranks/')) as RanksAnswer[]
  const ranks = shards.flatMap((shard) => shard.ids.map((id) => [id, ranksIn(shard, id)] as const))
  const companies = Object.values(await under('api/companies/')) as CompaniesAnswer[]
  return {
    boards: await under('api/ranking/'),
    missing: await under('api/fewest-missing/'),
    stats: await under('api/stats/'),
    raidClears: await under('api/raid-clears/'),
    collected: await under('api/collected'),
    names: await under('api/names/'),
    rarity: await under('api/rarity/'),
    companyRanking: await under('api/company-ranking/'),
    companyNames: await under('api/company-names/'),
    companies: Object.assign({}, ...companies.map((shard) => shard.companies)),
    ranks: Object.fromEntries(ranks),
  }
}

test('a night is what the slow twin says, for any small world', async () => {
  let companies = 0
  let gained = 0
  let paced = 0
  let complete = 0
  await fc.assert(
    fc.asyncProperty(smallWorld, async (world) => {
      const folded = await fold(catalogOf(world.tables), world.points, world.characters, smallPeriods)
      const expected = twinNight(world)
      const files = filesOf(world, folded)
      expect(await published(files)).toEqual(expected)
      const twin = twinGains(world, smallPeriods, now)
      expect(await publishedGains(files)).toEqual(twin)
      const paces = twinPaces(world, smallPeriods)
      expect(await contentUnder(files, 'api/paces/')).toEqual(paces)
      paced += Object.values(paces).filter(({ chars }) => Object.keys(chars).length > 0).length
      gained += Object.values(twin.running).filter(({ boards }) => boards.some(({ count }) => count > 0)).length
      complete += expected.missing['api/fewest-missing/global.json']?.count ?? 0
      companies += Object.keys(expected.companies).length
    }),
    { numRuns: repetitions({ gate: 150, soak: 2000 }) },
  )
  expect(companies).toBeGreaterThan(40)
  expect(gained).toBeGreaterThan(40)
  expect(paced).toBeGreaterThan(2)
  expect(complete).toBeGreaterThan(5)
})

/** The people of several small worlds in one, all of them in two free companies. */
const twoCompanies = fc.array(smallWorld, { minLength: 8, maxLength: 16 }).map((worlds): SmallStore => {
  const [one, two] = ['9230000000000000001', '18446744073709551617']
  const characters = worlds
    .flatMap((world) => world.characters)
    .map((character, at): CharacterForNight => {
      return { ...character, id: at + 1, freeCompany: { id: at % 3 === 0 ? two : one, name: 'Kupo' } }
    })
  return { ...(worlds[0] as SmallStore), characters }
})

test('boards of free companies are what the slow twin says, for companies of any size', async () => {
  let [ranked, newest] = [0, 0]
  await fc.assert(
    fc.asyncProperty(twoCompanies, async (world) => {
      const folded = await fold(catalogOf(world.tables), world.points, world.characters)
      const [found, expected] = [await published(filesOf(world, folded)), twinNight(world)]
      expect([found.companyRanking, found.companies, found.companyNames]).toEqual([
        ...[expected.companyRanking, expected.companies, expected.companyNames],
      ])
      const companies = Object.values(expected.companies) as Company[]
      newest += companies.filter((company) => company.newest?.achievement.length === 10).length
      const { boards } = expected.companyRanking['api/company-ranking/global.json'] as { boards: { count: number }[] }
      ranked += boards.reduce((sum, { count }) => sum + count, 0)
    }),
    { numRuns: repetitions({ gate: 40, soak: 1000 }) },
  )
  expect(ranked).toBeGreaterThan(10)
  expect(newest).toBeGreaterThan(5)
})

test('a character that its owner hides is in nothing of a night, and in all of it again when it is shown', async () => {
  let hidden = 0
  await fc.assert(
    fc.asyncProperty(smallWorld, fc.func(fc.boolean()), async (world, isHidden) => {
      const nightWith = async (hides: (id: number) => boolean) => {
        const characters = world.characters.map((character) =>
          fromStored({ ...storedOf(character), settings: { ...noSettings, private: hides(character.id) } }, noProofs),
        )
        return published(filesOf(world, await fold(catalogOf(world.tables), world.points, characters)))
      }
      const others = world.characters.filter(({ id }) => !isHidden(id))
      hidden += world.characters.length - others.length
      expect(await nightWith(isHidden)).toEqual(twinNight({ ...world, characters: others }))
      expect(await nightWith(() => false)).toEqual(twinNight(world))
    }),
    { numRuns: repetitions({ gate: 50, soak: 1000 }) },
  )
  expect(hidden).toBeGreaterThan(25)
})

const edited = fc.record(
  { obtainable: fc.boolean(), sourceTypeId: fc.constantFrom(0, 1, 6, 7, 12, 28) },
  { requiredKeys: [] },
)
const editedById = fc.dictionary(fc.integer({ min: 1, max: 8 }).map(String), edited)

test('a night with what editors say is what the slow twin says of tables that say so themselves', async () => {
  const names = ['mounts', 'minions', 'hairs', 'emotes'] as const
  let changed = 0
  await fc.assert(
    fc.asyncProperty(smallWorld, fc.tuple(...names.map(() => editedById)), async (world, edits) => {
      const overrides = Object.fromEntries(
        names.map((name, at) => [
          name,
          new Map(Object.entries(edits[at] ?? {}).map(([id, fields]) => [Number(id), { fields, at: 5 }])),
        ]),
      )
      const changedTables = { ...world.tables } as Record<string, readonly { id: number; deleted: boolean }[]>
      for (const [at, name] of names.entries()) {
        changedTables[name] = (changedTables[name] ?? []).map((row) => {
          const fields = row.deleted ? undefined : edits[at]?.[row.id]
          if (fields !== undefined) changed++
          return { ...row, ...fields }
        })
      }
      const night = { ...world, tables: withOverrides(world.tables, overrides) }
      const folded = await fold(catalogOf(night.tables), night.points, night.characters)
      expect(await published(filesOf(night, folded))).toEqual(twinNight({ ...world, tables: changedTables as never }))
    }),
    { numRuns: repetitions({ gate: 50, soak: 1000 }) },
  )
  expect(changed).toBeGreaterThan(25)
})

/** A raid, and the day on which somebody clears it. */
const raid = { id: 1, updatedAt: 0, deleted: false, released: 1 }
const clear = { id: raid.id, date: 2 }

/** The store with that raid, cleared by the character of an id. */
const withClear = (store: SmallStore, id: number): SmallStore => {
  const known = store.characters.find((character) => character.id === id) ?? nightCharacter(id)
  const { ids = [], dates = [] } = known.owned.achievement ?? {}
  const others = Array.from(ids, (achievementId, at) => ({ id: achievementId, date: dates[at] ?? 0 })).filter(
    (entry) => entry.id !== clear.id,
  )
  const marks = [...others, clear]
  const achievement = { ids: marks.map((mark) => mark.id), dates: marks.map((mark) => mark.date), gainedAfter: 0 }
  const cleared: CharacterForNight = { ...known, status: 'ready', owned: { ...known.owned, achievement } }
  return {
    ...store,
    tables: { ...store.tables, raids: [raid, ...store.tables.raids.filter((other) => other.id !== raid.id)] },
    characters: [cleared, ...store.characters.filter((character) => character !== known)],
  }
}

interface TwoDays {
  first: SmallStore
  second: SmallStore
  /** Whether somebody has cleared a raid on both days. */
  isCleared: boolean
}

/**
 * A small store, and it on the day after: most people are the same, where they are and what they own is not, but for
 * achievements that nobody read again; there may be more raids, so that they are numbered otherwise. In every other one a
 * raid is made to be cleared on both days: that small stores have one by chance depends on all that is drawn before.
 */
const twoDays = fc.tuple(smallWorld, smallWorld, fc.boolean()).map(([first, other, isCleared]): TwoDays => {
  const stayed = other.characters.map((character, at): CharacterForNight => {
    const { id, owned } = first.characters[at] ?? { id: character.id, owned: {} }
    return {
      ...character,
      id,
      owned: { ...(owned.achievement ? { achievement: owned.achievement } : {}), ...character.owned },
    }
  })
  const characters = [...new Map(stayed.map((character) => [character.id, character])).values()]
  const raids = [...new Map([...other.tables.raids, ...first.tables.raids].map((known) => [known.id, known])).values()]
  const second = { ...first, tables: { ...first.tables, raids }, characters }
  const id = first.characters[0]?.id ?? 7
  return isCleared
    ? { first: withClear(first, id), second: withClear(second, id), isCleared }
    : { first, second, isCleared }
})

/** The boards of a night that is the first after the weekly reset: the ranks of the week are those of the night before. */
const atReset = (boards: Record<string, unknown>) =>
  Object.fromEntries(
    (Object.entries(boards) as [string, { chars: { yesterdayRank: number | null }[] }][]).map(([key, board]) => {
      return [key, { ...board, chars: board.chars.map((row) => ({ ...row, weekRank: row.yesterdayRank })) }]
    }),
  )

test('a second night knows the ranks of the first, as the slow twin says, also those before the weekly reset', async () => {
  const days = { all: 0, cleared: 0, reset: 0 }
  await fc.assert(
    fc.asyncProperty(twoDays, fc.boolean(), async ({ first, second, isCleared }, isReset) => {
      const then = now + (isReset ? 7 : 1) * day
      const { target } = memoryTarget()
      await publish(
        'night',
        filesOf(first, await fold(catalogOf(first.tables), first.points, first.characters)),
        target,
      )
      const catalog = catalogOf(second.tables)
      const previous = await previousNights(target, then)
      const folded = await fold(catalog, second.points, second.characters)
      const night = firstNight(catalog, folded, second.points, then)
      const before = await readRanksBefore({ ...night, previous, ids: folded.ids })
      const files = [...nightFiles({ ...night, ...before, before: previous.files })]
      const expected = twinNight(second, first)
      const hasWeek = isReset && previous.rankShards.length > 0
      expect(await published(files)).toEqual(hasWeek ? { ...expected, boards: atReset(expected.boards) } : expected)
      if (hasWeek) days.reset++
      const boards = Object.entries(expected.boards) as [string, { chars: { yesterdayRank: number | null }[] }][]
      const raids = boards.filter(([key]) => key.includes('/raid/')).flatMap(([, { chars }]) => chars)
      const isRanked = raids.some(({ yesterdayRank }) => yesterdayRank !== null)
      if (isCleared)
        expect(isRanked, 'nobody has a rank of the day before in the raid that was cleared on both days').toBe(true)
      days.all++
      if (isCleared) days.cleared++
    }),
    { numRuns: repetitions({ gate: 80, soak: 1000 }) },
  )
  const [fewest, share] = [days.all / 4, `pairs of days with a raid cleared on both: ${days.cleared} of ${days.all}`]
  expect(days.cleared, share).toBeGreaterThan(fewest)
  expect(days.reset).toBeGreaterThan(fewest)
})

test('owners by week are what the slow twin says, of things that come and go too', async () => {
  let gaps = 0
  await fc.assert(
    fc.asyncProperty(fc.array(smallWorld, { minLength: 1, maxLength: 3 }), async (worlds) => {
      const { target, files } = memoryTarget()
      for (const [at, { tables, points, characters }] of worlds.entries()) {
        const catalog = catalogOf(tables)
        const night = { catalog, fold: await fold(catalog, points, characters), kept: target, now: now + 7 * at * day }
        await publish('history', rarityWeekFiles(night), target)
        const again = await publish('history', rarityWeekFiles(night), target)
        expect(again.written, 'no week is counted twice').toBe(0)
      }
      const written = await contentUnder(
        [...files].map(([key, bytes]) => jsonFile(key, JSON.parse(new TextDecoder().decode(bytes)) as object)),
        'api/',
      )
      const expected = twinWeeks(worlds, now)
      expect(written).toEqual(expected)
      gaps += Object.values(expected).filter(({ owners }) => Object.values(owners).flat().includes(null)).length
    }),
    { numRuns: repetitions({ gate: 30, soak: 300 }) },
  )
  expect(gaps).toBeGreaterThan(20)
})

test('however the characters are cut into parts, and in whatever order, the bytes are the same', async () => {
  await fc.assert(
    fc.asyncProperty(
      smallWorld,
      fc.array(fc.nat(14), { maxLength: 4 }),
      fc.boolean(),
      async (world, cuts, backwards) => {
        const { tables, points, characters } = world
        const catalog = catalogOf(tables)
        const hashes = (folded: Fold) => filesOf(world, folded).map(({ key, hash }) => [key, hash])
        const whole = await fold(catalog, points, characters, smallPeriods)
        const edges = [0, ...cuts.toSorted((a, b) => a - b), characters.length]
        const parts = await Promise.all(
          edges.slice(1).map((end, at) => fold(catalog, points, characters.slice(edges[at], end), smallPeriods)),
        )
        const merged = (backwards ? parts.toReversed() : parts).reduce((a, b) => mergeAll([a, b]))
        expect(hashes(merged)).toEqual(hashes(whole))
        expect([merged.skipped, merged.hidden, merged.unknownMarks, merged.found]).toEqual([
          whole.skipped,
          whole.hidden,
          whole.unknownMarks,
          characters.filter(({ found }) => found).length,
        ])
      },
    ),
    { numRuns: repetitions({ gate: 50, soak: 500 }) },
  )
})

test('a character that is read twice stops the night', async () => {
  const character = nightCharacter(7)
  const [world] = fc.sample(smallWorld, 1) as [SmallStore]
  const folded = await fold(catalogOf(world.tables), world.points, [character, character])
  expect(() => filesOf(world, folded)).toThrow('character 7 was read twice')
})
