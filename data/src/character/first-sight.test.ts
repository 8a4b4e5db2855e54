import { describe, expect, test } from 'vitest'
import { firstSightOf, gainedAfterOf, sightsOf } from './first-sight.ts'

const owned = [
  { id: 1, date: 0 },
  { id: 2, date: 500 },
  { id: 3, date: 300 },
]

test('is the stored value, even if everything owned came later', () => {
  expect(firstSightOf(owned, 300)).toBe(300)
  expect(firstSightOf(owned, 200)).toBe(200)
  expect(firstSightOf([], 200)).toBe(200)
})

test('is the earliest known date of a collection stored without it', () => {
  expect(firstSightOf(owned)).toBe(300)
  expect(firstSightOf([{ id: 1, date: 0 }])).toBeNull()
  expect(firstSightOf([])).toBeNull()
})

describe('things count as obtained', () => {
  const nothing = { owned: {}, since: {}, again: {} }

  test('always where the Lodestone has their dates', () => {
    expect(gainedAfterOf('achievements', nothing)).toBe(0)
    expect(
      gainedAfterOf('achievements', { owned: { achievements: owned }, since: { achievements: 300 }, again: {} }),
    ).toBe(0)
  })

  test('after the first reading of all else, and after the first one since it was hidden', () => {
    expect(gainedAfterOf('mounts', { ...nothing, owned: { mounts: owned } })).toBe(300)
    expect(gainedAfterOf('mounts', { owned: { mounts: owned }, since: { mounts: 200 }, again: {} })).toBe(200)
    expect(gainedAfterOf('mounts', { owned: { mounts: owned }, since: { mounts: 200 }, again: { mounts: 450 } })).toBe(
      450,
    )
  })

  test('never where it was not read', () => expect(gainedAfterOf('mounts', nothing)).toBeNull())
})

test('readings that found things of unknown days are the first, and the first since a part was hidden', () => {
  const readings = { owned: { mounts: [{ id: 1, date: 300 }] }, since: { minions: 200 }, again: { minions: 450 } }
  expect(sightsOf('mounts', readings)).toEqual([300])
  expect(sightsOf('minions', readings)).toEqual([200, 450])
  expect(sightsOf('facewear', readings)).toEqual([])
  expect(sightsOf('achievements', { ...readings, again: { achievements: 5 } })).toEqual([])
})
