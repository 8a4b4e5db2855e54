import { eorzeaDayMs } from '@kupodex/data/eorzea'
import { expect, test } from 'vitest'
import { offerAt, offersAt } from './offer.ts'

const day = 400_000 * eorzeaDayMs
const bell = eorzeaDayMs / 24
const noon = { hours: { start: 12, end: 14 } }
const never = { weatherIds: [1] }

test('a condition is offered when it holds, or next; one that never holds is none', () => {
  expect(offerAt(noon, [], day, undefined)).toEqual({
    period: { start: day + 12 * bell, end: day + 14 * bell },
    isNow: false,
  })
  expect(offerAt(noon, [], day + 12 * bell, undefined)?.isNow).toBe(true)
  expect(offerAt(noon, [], day + 14 * bell, undefined)?.period.start).toBe(day + 36 * bell)
  expect(offerAt(never, [], day, undefined)).toBeNull()
})

test('what has not changed is the same object, what has begun or is over is not', () => {
  const known = offerAt(noon, [], day, undefined)
  expect(offerAt(noon, [], day + 11 * bell, known)).toBe(known)
  const begun = offerAt(noon, [], day + 12 * bell, known)
  expect([begun === known, begun?.isNow, begun?.period]).toEqual([false, true, known?.period])
  expect(offerAt(noon, [], day + 13 * bell, begun)).toBe(begun)
  const over = offerAt(noon, [], day + 14 * bell, begun)
  expect([over?.isNow, over?.period.start]).toEqual([false, day + 36 * bell])
  expect(offerAt(never, [], day, null)).toBeNull()
})

test('of all that waits for the same there is one offer, and it is known the next time', () => {
  const waits = [
    { key: 'noon', condition: noon, rates: [] },
    { key: 'noon', condition: { hours: { start: 0, end: 1 } }, rates: [] },
    { key: 'never', condition: never, rates: [] },
  ]
  const offers = offersAt(waits, day, undefined)
  expect([...offers.keys()]).toEqual(['noon', 'never'])
  expect([offers.get('noon')?.period.start, offers.get('never')]).toEqual([day + 12 * bell, null])
  expect(offersAt(waits, day + bell, offers).get('noon')).toBe(offers.get('noon'))
})
