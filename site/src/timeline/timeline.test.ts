import { syncedCollections } from '@kupodex/data/game'
import { describe, expect, test } from 'vitest'
import { byDay, countKinds, firstSightsByDay, kindOf, withFirstSights } from './timeline.ts'

const event = (type: string, createdAt: number) => ({ type, id: 1, details: '', createdAt })
const day = 86_400_000

test('entries stand by their day in UTC, in the order they come in', () => {
  const events = [event('mount', 3 * day), event('level', 2 * day + day - 1), event('mount', 2 * day), event('x', 5)]
  expect(byDay(events).map(({ day: at, entries }) => [at / day, entries.length])).toEqual([
    [3, 1],
    [2, 2],
    [0, 1],
  ])
  expect(byDay([])).toEqual([])
})

test.each([
  ['achievement', 'achievement'],
  ['level', 'level'],
  ['world', 'other'],
  ['something new', 'other'],
])('%s is of the kind %s', (type, kind) => expect(kindOf({ type })).toBe(kind))

test.each(syncedCollections)('things of $type are a kind of their own', ({ type }) =>
  expect(kindOf({ type })).toBe(type),
)

test('kinds are counted', () => {
  expect(countKinds([event('mount', 1), event('name', 2), event('mount', 3)])).toMatchObject({ mount: 2, other: 1 })
})

describe('first sights', () => {
  const sight = (type: 'mount' | 'minion' | 'facewear', count: number, createdAt: number) => ({
    type,
    count,
    createdAt,
  })

  test('of one day are one line', () => {
    const sights = [sight('mount', 240, 5 * day + 7), sight('minion', 334, 5 * day + 9), sight('facewear', 2, 8 * day)]
    expect(
      firstSightsByDay(sights).map(({ createdAt, things }) => [createdAt, things.map(({ count }) => count)]),
    ).toEqual([
      [8 * day, [2]],
      [5 * day + 9, [240, 334]],
    ])
    expect(firstSightsByDay([])).toEqual([])
  })

  test('stand among the events by their time, and wait for older ones to be shown', () => {
    const events = [event('mount', 9 * day), event('level', 3 * day), event('level', 2 * day)]
    const sights = firstSightsByDay([sight('mount', 240, 5 * day), sight('facewear', 2, 1)])
    const shown = (most: number) =>
      withFirstSights(events, sights, most).map((entry) => ('things' in entry ? 'first' : 'event'))
    expect(shown(1)).toEqual(['event'])
    expect(shown(2)).toEqual(['event', 'first', 'event'])
    expect(shown(3)).toEqual(['event', 'first', 'event', 'event', 'first'])
    expect(withFirstSights([], sights, 100)).toEqual(sights)
  })
})
