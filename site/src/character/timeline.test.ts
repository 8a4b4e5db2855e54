import { expect, test } from 'vitest'
import { byDay, countKinds, kindOf } from './timeline.ts'

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

test('kinds are counted', () => {
  expect(countKinds([event('mount', 1), event('name', 2), event('mount', 3)])).toMatchObject({ mount: 2, other: 1 })
})
