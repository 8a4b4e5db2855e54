import { bellMs, eorzeaDayMs } from '@kupodex/data/eorzea'
import { expect, test } from 'vitest'
import { knownOf } from './known.fixture.ts'
import { type NextWindows, offersOf, openingsAt, type Window } from './windows.ts'

/** Midnight of the game's clock, on an even hour of UTC: the voyage of ocean fishing is boarded then. */
const midnight = 72_000 * eorzeaDayMs

const window = (key: string, start: number, end: number, ...ids: number[]): Window => ({
  ...{ key, type: 'vista', place: 'La Noscea', weather: null, hours: { start, end } },
  ...{ condition: { hours: { start, end } }, rates: [] },
  things: ids.map((id) => ({ id, key: id, name: `Vista ${id}`, patch: null })),
})

const fish = { id: 7, key: 7, name: 'Fish', patch: null }
const file: NextWindows = {
  windows: [
    window('late', 22, 23, 1),
    window('soon', 4, 8, 2, 3),
    window('now', 23, 2, 4),
    window('now, shorter', 22, 1, 5),
    window('had', 0, 2, 6),
  ],
  ocean: [fish],
}

const shown = (now: number, known = knownOf({ vista: [6], fish: [] })) =>
  openingsAt(file, known, offersOf(file, known, now, undefined), now).map(
    ({ key, isNow, isSoon }) => `${key}${isNow ? ' now' : isSoon ? ' soon' : ''}`,
  )

test('what ends first is first, then what begins first, and what is later than an hour after all of that', () => {
  expect(midnight % 7_200_000).toBe(0)
  expect(shown(midnight)).toEqual(['now, shorter now', 'now now', 'ocean now', 'soon soon', 'late'])
})

test('an hour has 3,600 seconds, and what begins with its end is later', () => {
  const at = midnight + 22 * bellMs - 3_600_000
  expect(shown(at).includes('late')).toBe(true)
  expect(shown(at + 1).includes('late soon')).toBe(true)
})

test('what is wanted comes first among what is soon, and its thing first among others', () => {
  const known = knownOf({ vista: [6], fish: [] }, { want: ['vista/3', 'vista/1'] })
  expect(shown(midnight, known)[0]).toBe('soon soon')
  expect(shown(midnight, known).at(-1)).toBe('late')
  const [first] = openingsAt(file, known, offersOf(file, known, midnight, undefined), midnight)
  expect(first?.things.map(({ id }) => id)).toEqual([3, 2])
})

test('what is hidden, had or not known is left out', () => {
  expect(shown(midnight, knownOf({ vista: [6, 4] }, { hide: ['vista/5'] }))).toEqual(['soon soon', 'late'])
  expect(shown(midnight, knownOf({}))).toEqual([])
})

test('the forecast of what is nobody’s loss is not worked out, and of what has not changed not again', () => {
  const known = knownOf({ vista: [6] })
  const offers = offersOf(file, known, midnight, undefined)
  expect([...offers.keys()]).not.toContain('had')
  const again = offersOf(file, known, midnight + 1, offers)
  for (const [key, offer] of again) expect(offer).toBe(offers.get(key))
})
