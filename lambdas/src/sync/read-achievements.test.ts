import { describe, expect, test } from 'vitest'
import type { Parsed } from '@kupodex/data/lodestone'
import { type KnownAchievements, readAchievements } from './read-achievements.ts'
import { type Shown, testLodestone, testNames, testShown } from './lodestone.fixture.ts'

type Entries = { id: number; epoch: number }[]

/** History pages of `size` entries with these ids, the first the newest. */
const pagesOf = (ids: number[], size: number): Parsed<Entries>[] =>
  Array.from({ length: Math.max(1, Math.ceil(ids.length / size)) }, (_, n) => ({
    outcome: 'ok',
    value: ids.slice(n * size, (n + 1) * size).map((id) => ({ id, epoch: id * 10 })),
  }))

const read = async (change: Partial<Shown>, known: KnownAchievements = { owned: null, history: null }) => {
  const lodestone = testLodestone({ ...testShown(), ...change })
  const first = await lodestone.achievementHistory(1, 1)
  if (first.outcome !== 'ok') throw new Error(first.outcome)
  lodestone.requests.length = 0
  const reading = await readAchievements(lodestone, testNames(), 1, first.value, known)
  const ids = reading.state === 'public' ? reading.seen.map(({ id }) => id).sort() : null
  return { reading, ids, requests: lodestone.requests }
}

const owns = (...ids: number[]) => ids.map((id) => ({ id, date: 1 }))
const settled = { lacking: 0, points: 0 }

describe('the first time', () => {
  test('the history is enough where it adds up', async () => {
    const { ids, requests, reading } = await read({})
    expect([ids, requests]).toEqual([[101, 102, 103], ['history 2']])
    expect(reading).toMatchObject({ whole: true, history: settled })
  })

  test('kinds are read in place of a long history, with the real dates', async () => {
    const all = [105, 104, 103, 102, 101]
    const kinds = { 1: { outcome: 'ok' as const, value: all }, 13: { outcome: 'notFound' as const } }
    const { ids, requests } = await read({ history: pagesOf(all, 1), points: 50, kinds })
    expect([ids, requests]).toEqual([all.toReversed(), ['kind 1', 'kind 13']])
  })

  test('the other way is read too if one lacks something, and both are merged', async () => {
    const kinds = { 1: { outcome: 'ok' as const, value: [101, 102, 103] }, 13: { outcome: 'notFound' as const } }
    const { ids, requests } = await read({ history: pagesOf([103, 102, 101, 104], 1), points: 40, kinds })
    expect(requests).toEqual(['kind 1', 'kind 13', 'history 2', 'history 3', 'history 4'])
    expect(ids).toEqual([101, 102, 103, 104])
  })

  test('what the game leaves out of both is noted, so that it is not searched again', async () => {
    const { reading } = await read({ points: 60 })
    expect(reading).toMatchObject({ state: 'public', history: { lacking: -1, points: 20 } })
  })
})

describe('a later time', () => {
  const known = { owned: owns(101, 102, 103), history: settled }

  test('no page more is read where nothing is new', async () => expect((await read({}, known)).requests).toEqual([]))

  test('nor where the difference is the one that was there before', async () => {
    const off = { owned: owns(101, 102, 103, 104), history: { lacking: -1, points: 15 } }
    expect((await read({ points: 55 }, off)).requests).toEqual([])
  })

  test('nor where the new ones make up the difference', async () => {
    const { ids, requests, reading } = await read({ history: pagesOf([104, 103, 102, 101], 2), points: 40 }, known)
    expect([ids, requests]).toEqual([[103, 104], []])
    expect(reading).toMatchObject({ whole: false })
  })

  test('a page full of new ones leads on to the next, up to something known', async () => {
    const ids = [109, 108, 107, 106, 105, 104, 103, 102, 101]
    const { requests, reading } = await read({ history: pagesOf(ids, 2), points: 90 }, known)
    expect(requests).toEqual(['history 2', 'history 3'])
    expect(reading).toMatchObject({ whole: false, history: settled })
  })

  test('with a gap after a known achievement everything is read', async () => {
    const ids = [105, 103, 104, 102, 101]
    const kinds = { 1: { outcome: 'ok' as const, value: ids }, 13: { outcome: 'notFound' as const } }
    const gap = await read({ history: pagesOf(ids, 2), points: 50, kinds }, known)
    expect(gap.requests).toEqual(['history 2', 'history 3'])
    expect(gap.ids).toEqual([101, 102, 103, 104, 105])
    expect(gap.reading).toMatchObject({ whole: true, history: settled })
  })

  test('a history that has become shorter is read again fully, and the difference shows what is gone', async () => {
    const { reading, requests } = await read({ history: pagesOf([103, 101], 1), points: 20 }, known)
    expect(requests).toEqual(['history 2', 'kind 1', 'kind 13'])
    expect(reading).toMatchObject({ whole: true, history: { lacking: -2 } })
  })

  test('if points are unknown, the number decides', async () => {
    const unknown = { owned: owns(101, 102, 900), history: { lacking: 0, points: null } }
    expect((await read({ history: pagesOf([900, 102, 101], 5), points: 77 }, unknown)).requests).toEqual([])
    const more = await read({ history: pagesOf([102, 900, 901, 101], 5), points: 77 }, unknown)
    expect(more.reading).toMatchObject({ whole: false, history: { lacking: 0, points: null } })
  })

  test('a kind that does not come gives nothing at all', async () => {
    const kinds = { 1: { outcome: 'throttled' as const } }
    const { reading } = await read({ points: 40, kinds }, known)
    expect(reading).toEqual({ state: 'failed', code: 'throttled', why: '', kind: 'achievement_kind' })
  })
})
