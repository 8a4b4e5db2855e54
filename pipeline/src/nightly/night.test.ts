import {
  matchCall,
  type PublishedAnswer,
  publishedAnswer,
  type RankingAnswer,
  rankingPage,
  rankingPagesAnswer,
  ranksAnswer,
  ranksIn,
  type RarityAnswer,
} from '@kupodex/data/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { memoryTarget, seenOf } from '../publish/memory.fixture.ts'
import { publish } from '../publish/index.ts'
import { workOutNight } from './night.ts'
import type { CharacterForNight } from './read/character.ts'
import { nightCharacter } from './night-character.fixture.ts'
import { nightTables } from './night-tables.fixture.ts'
import { nightFiles } from './write/night-files.ts'

const row = { updatedAt: 1_700_000_000_000, deleted: false }
const mountIds = Array.from({ length: 100 }, (_, at) => at + 1)
const tables = nightTables({
  mounts: mountIds.map((id) => ({ ...row, id, obtainable: true, isInLog: true, sourceTypeId: 1 })),
  raids: [{ ...row, id: 1, released: 4 }],
  worlds: [
    { ...row, id: 40, name: 'Jenova', dataCenterId: 4, active: true },
    { ...row, id: 73, name: 'Adamantoise', dataCenterId: 4, active: true },
  ],
  dataCenters: [{ ...row, id: 4, name: 'Aether', beta: false }],
})

const person = (id: number, mounts: readonly number[]): CharacterForNight =>
  nightCharacter(id, {
    name: `Person ${id}`,
    worldId: 40,
    clanId: 1,
    gender: 'female',
    freeCompany: { id: `923000000000000000${id % 3}`, name: `Company ${id % 3}` },
    owned: {
      achievement: { ids: [1], dates: [4 + id], gainedAfter: 0 },
      mount: { ids: mounts, dates: mounts.map(() => 5), gainedAfter: 5 },
    },
  })

/** 150 people: number n has the mounts up to n, so that mount 100 is the rarest. */
const people = Array.from({ length: 150 }, (_, at) => person(at + 1, mountIds.slice(0, at + 1)))

let place: ReturnType<typeof memoryTarget>
let reads: number
beforeEach(() => {
  place = memoryTarget()
  reads = 0
})

const night = async (at: string, characters: readonly CharacterForNight[], acceptLoss = false) => {
  const outcome = await workOutNight({
    tables,
    characters: {
      about: null,
      read: async function* () {
        reads++
        yield* characters
      },
    },
    previous: place.target,
    now: Date.parse(at),
    acceptLoss,
  })
  return outcome.ok ? publish('night', nightFiles(outcome.night), place.target) : outcome
}

/** What readers see: texts by key. */
const answers = () => seenOf(place.files, 'night') ?? {}
const read = <T>(key: string): T => JSON.parse(answers()[key] ?? '') as T
const board = (mode = 'standard') => read<RankingAnswer>(`api/ranking/mount/global/${mode}.json`)
const rankOf = (id: number) => board().chars.find((char) => char.id === id)

describe('a first night', () => {
  beforeEach(() => night('2026-06-24T00:00:00Z', people))

  test('publishes answers as the contract has them', () => {
    const seen = new Set<string>()
    for (const [key, text] of Object.entries(answers())) {
      if (!key.startsWith('api/')) continue
      const match = matchCall('GET', `/${key.replace(/\.json$/, '')}`)
      if (!match.ok) throw new Error(`nobody can call ${key}`)
      match.call.answer.parse(JSON.parse(text))
      seen.add(match.call.id)
    }
    expect([...seen].sort()).toEqual([
      ...[
        'collected',
        'companies',
        'companyNames',
        'companyRanking',
        'fewestMissing',
        'gainMonths',
        'gains',
        'names',
        'paces',
        'published',
        'raid',
        'raidClears',
        'raidPages',
        'ranking',
        'rankingPages',
        'ranks',
        'rarity',
        'stats',
      ],
    ])
    expect(publishedAnswer.parse(read('api/published.json'))).toMatchObject({
      generateTime: Date.parse('2026-06-24T00:00:00Z'),
      deployTime: row.updatedAt,
      characters: 150,
    })
    const { boards } = read<PublishedAnswer>('api/published.json')
    expect(boards).toContainEqual({ type: 'mount', mode: 'rarity', scope: 'Jenova', count: 150 })
    expect(boards).toHaveLength(10 * 4)
  })

  test('puts a hundred on the page and everybody in the look-up', () => {
    expect(board()).toMatchObject({ count: 150, page: 1, pageSize: 100 })
    expect(board().chars).toHaveLength(100)
    expect(
      board()
        .chars.map(({ id }) => id)
        .slice(49, 53),
    ).toEqual([149, 150, 99, 98])
    expect(ranksIn(ranksAnswer.parse(read('api/ranks/1.json')), 1)).toMatchObject({
      'mount/all': { world: 150, dataCenter: 150, global: 150 },
    })
  })

  test('puts everybody on a page, and says what score it takes to be among the first', () => {
    const shard = rankingPagesAnswer.parse(read('api/ranking-pages/mount/Jenova/all/0.json'))
    expect(shard).toMatchObject({ pageSize: 100, firstPage: 1 })
    expect(rankingPage(shard, 1)).toEqual(read<RankingAnswer>('api/ranking/mount/Jenova/all.json').chars)
    expect(rankingPage(shard, 2).map(({ rank }) => rank)).toEqual(Array.from({ length: 50 }, (_, at) => 101 + at))
    expect(board()).toMatchObject({
      pages: 2,
      possible: 100,
      cutOffs: { top10: 100, top100: 51, top1Percent: 100, top10Percent: 100 },
    })
  })

  test('reads twice to have rarity points, and keeps them', () => {
    expect(reads).toBe(2)
    const { rarity, charCount } = read<RarityAnswer>('api/rarity/mount/global.json')
    expect(charCount).toBe(150)
    expect(rarity[0]).toEqual({ id: 100, count: 51, points: 70, percent: 34, percentFull: 34, percentile: 34 })
    expect(rarity.map(({ points }) => points).slice(0, 12)).toEqual([70, 50, 50, 50, 50, 30, 30, 30, 30, 30, 20, 20])
    expect(board('rarity').chars[0]?.score).toBe(rarity.reduce((sum, { points }) => sum + points, 0))
  })
})

describe('the nights after', () => {
  const risen = people.map((somebody) => (somebody.id === 60 ? person(60, mountIds) : somebody))

  test('know the ranks of the day before, also when run twice a day', async () => {
    await night('2026-06-24T00:00:00Z', people)
    expect(rankOf(60)).toMatchObject({ rank: 91, yesterdayRank: null })
    await night('2026-06-25T00:00:00Z', risen)
    expect(rankOf(60)).toMatchObject({ rank: 1, yesterdayRank: 91 })
    await night('2026-06-25T12:00:00Z', risen)
    expect(rankOf(60)).toMatchObject({ rank: 1, yesterdayRank: 91 })
    await night('2026-06-26T00:00:00Z', risen)
    expect(rankOf(60)).toMatchObject({ rank: 1, yesterdayRank: 1 })
  })

  const weekRanks = () => [rankOf(60)?.weekRank, secondPage()?.find(({ id }) => id === 40)?.weekRank]
  const secondPage = () => {
    const shard = rankingPagesAnswer.parse(read('api/ranking-pages/mount/global/standard/0.json'))
    expect(rankingPage(shard, 1)).toEqual(board().chars)
    return rankingPage(shard, 2)
  }

  test('know the ranks of the last night before the weekly reset, until the next reset', async () => {
    await night('2026-06-29T00:00:00Z', people)
    expect(weekRanks()).toEqual([undefined, undefined])
    await night('2026-06-30T07:59:00Z', people)
    expect(weekRanks()).toEqual([undefined, undefined])
    await night('2026-06-30T08:05:00Z', risen)
    expect(rankOf(60)).toMatchObject({ rank: 1, weekRank: 91 })
    expect(weekRanks()).toEqual([91, 111])
    await night('2026-07-01T00:00:00Z', people)
    await night('2026-07-05T00:00:00Z', risen)
    expect(weekRanks()).toEqual([91, 111])
    await night('2026-07-07T08:05:00Z', people)
    expect(rankOf(60)).toMatchObject({ rank: 91, yesterdayRank: 1, weekRank: 1 })
    expect(weekRanks()).toEqual([1, 111])
  })

  test('do not know them where no night ran in the week before', async () => {
    await night('2026-06-30T09:00:00Z', people)
    await night('2026-07-07T09:00:00Z', people)
    expect(weekRanks()).toEqual([91, 111])
    await night('2026-07-21T09:00:00Z', risen)
    await night('2026-07-22T09:00:00Z', risen)
    expect(rankOf(60)).toMatchObject({ rank: 1, yesterdayRank: 1 })
    expect(weekRanks()).toEqual([undefined, undefined])
  })

  test('know them of who clears a raid too', async () => {
    await night('2026-06-29T00:00:00Z', people)
    await night('2026-06-30T09:00:00Z', people)
    const { chars } = read<RankingAnswer>('api/ranking/raid/global/1.json')
    expect(chars.slice(0, 2).map(({ id, weekRank }) => [id, weekRank])).toEqual([
      [1, 1],
      [2, 2],
    ])
  })

  test('leave unchanged files as they are, with the time of their content', async () => {
    await night('2026-06-24T00:00:00Z', people)
    await night('2026-06-25T00:00:00Z', people)
    place.log.length = 0
    const report = await night('2026-06-26T00:00:00Z', people)
    expect(report).toMatchObject({ written: 1, removed: 0 })
    expect(place.log.filter((line) => line.startsWith('write slots'))).toEqual([
      'write slots/night/a/api/published.json',
    ])
    expect(read<RarityAnswer>('api/rarity/mount/global.json').generateTime).toBe(Date.parse('2026-06-24T00:00:00Z'))
    expect(read<PublishedAnswer>('api/published.json').generateTime).toBe(Date.parse('2026-06-26T00:00:00Z'))
  })

  test('leave them as they are too where the ranks of the week are known', async () => {
    for (const day of ['06-29', '06-30', '07-01', '07-02']) await night(`2026-${day}T09:00:00Z`, people)
    expect(weekRanks()).toEqual([91, 111])
    expect(await night('2026-07-03T09:00:00Z', people)).toMatchObject({ written: 1, removed: 0 })
  })

  test('keep rarity points until Tuesday 08:00 UTC, then take those of the newest counts', async () => {
    const pointsOf = (id: number) =>
      read<RarityAnswer>('api/rarity/mount/global.json').rarity.find((item) => item.id === id)?.points
    const shifted = people.map((somebody) =>
      person(
        somebody.id,
        mountIds.filter((mount) => mount <= somebody.id || mount === 100),
      ),
    )
    await night('2026-06-24T00:00:00Z', people)
    expect(pointsOf(100)).toBe(70)
    await night('2026-06-30T07:59:00Z', shifted)
    expect(pointsOf(100)).toBe(70)
    await night('2026-06-30T08:00:00Z', shifted)
    expect([pointsOf(100), pointsOf(99)]).toEqual([1, 70])
    expect(reads).toBe(2 + 2)
  })

  test('show who became private, was deleted or moved nowhere but where they are now', async () => {
    await night('2026-06-24T00:00:00Z', people)
    const everywhere = () =>
      Object.entries(answers()).filter(([key]) =>
        /^api\/(ranking|ranking-pages|ranks|names|companies|company-names)\//.test(key),
      )
    const keysOf = (name: string) => everywhere().flatMap(([key, text]) => (text.includes(`"${name}"`) ? [key] : []))
    expect(keysOf('Person 150').some((key) => key.includes('/Jenova/'))).toBe(true)
    const changed = people.map((somebody): CharacterForNight => {
      if (somebody.id === 150) return { ...somebody, worldId: 73 }
      if (somebody.id === 149) return { ...somebody, status: 'private' }
      return somebody.id === 148 ? { ...somebody, status: 'deleted' } : somebody
    })
    await night('2026-06-25T00:00:00Z', changed)
    expect([keysOf('Person 149'), keysOf('Person 148')]).toEqual([[], []])
    expect(keysOf('Person 150').some((key) => key.includes('/Jenova/'))).toBe(false)
    expect(keysOf('Person 150')).toContain('api/ranking/mount/Adamantoise/all.json')
    expect(rankOf(150)).toMatchObject({ rank: 1, yesterdayRank: 1 })
  })

  test('stop where more than half of a board is gone, unless that is allowed', async () => {
    await night('2026-06-24T00:00:00Z', people)
    const held = new Map(place.files)
    const hiding = people.map((somebody) => (somebody.id <= 76 ? { ...somebody, owned: {} } : somebody))
    const outcome = await night('2026-06-25T00:00:00Z', hiding)
    if (!('code' in outcome) || outcome.code !== 'lostBoards') throw new Error('it did not stop')
    expect(outcome.boards[0]).toEqual({ board: 'mount/standard/global', before: 150, now: 74 })
    expect(outcome.boards).toHaveLength(3 * 3)
    expect(place.files).toEqual(held)
    await night('2026-06-25T00:00:00Z', hiding, true)
    expect(board().count).toBe(74)
  })

  test('stop where more than 5 % are gone, unless that is allowed', async () => {
    await night('2026-06-24T00:00:00Z', people)
    const held = new Map(place.files)
    const outcome = await night('2026-06-25T00:00:00Z', people.slice(0, 142))
    expect(outcome).toEqual({ ok: false, code: 'lostCharacters', before: 150, now: 142 })
    expect(place.files).toEqual(held)
    await night('2026-06-25T00:00:00Z', people.slice(0, 143))
    expect(read<PublishedAnswer>('api/published.json').characters).toBe(143)
    await night('2026-06-26T00:00:00Z', people.slice(0, 10), true)
    expect(read<PublishedAnswer>('api/published.json').characters).toBe(10)
  })
})

test('cut off at any point, the run after it in that day publishes what an undisturbed night would have', async () => {
  const risen = people.map((somebody) => (somebody.id === 60 ? person(60, mountIds) : somebody))
  await night('2026-06-23T00:00:00Z', people)
  const before = new Map(place.files)
  await night('2026-06-24T00:00:00Z', risen)
  const [undisturbed, steps] = [answers(), place.log.length]
  for (let failAt = 0; failAt < steps; failAt += 37) {
    place = memoryTarget(new Map(before))
    place.state.failAt = failAt
    await night('2026-06-24T00:00:00Z', risen).catch(() => undefined)
    place.state.failAt = Infinity
    await night('2026-06-24T00:00:00Z', risen)
    expect(answers()).toEqual(undisturbed)
  }
})

test('who is hidden is in nothing that readers see after one night, and in neither slot after two', async () => {
  const hidden = people.map((each) => (each.id === 150 ? { ...each, status: 'private' as const } : each))
  const filesWithName = () => [...place.files.values()].filter((bytes) => Buffer.from(bytes).includes('"Person 150"'))
  await night('2026-06-24T00:00:00Z', people)
  expect(filesWithName().length).toBeGreaterThan(0)
  await night('2026-06-25T00:00:00Z', hidden)
  expect(Object.values(answers()).filter((text) => text.includes('"Person 150"'))).toEqual([])
  await night('2026-06-26T00:00:00Z', hidden)
  expect(filesWithName()).toEqual([])
})
