import { expect, test } from 'vitest'
import { floorPercent, percentDecimals, percentOf, progressPercent, roundPercent } from './percent.ts'

test.each([
  [1, 4, 25],
  [0, 4, 0],
  [5, 4, 100],
  [-1, 4, 0],
  [3, 0, 0],
])('%d of %d is %d %%', (count, whole, expected) => expect(percentOf(count, whole)).toBe(expected))

test.each([
  [0, 3, 0],
  [0.01234, 3, 0.012],
  [0.0999, 3, 0.1],
  [0.1, 2, 0.1],
  [0.1234, 2, 0.12],
  [0.999, 2, 1],
  [1, 1, 1],
  [12.345, 1, 12.3],
  [100, 1, 100],
  [101, 1, 100],
  [-1, 3, 0],
])('%d shows %d decimals: %d', (percent, decimals, rounded) => {
  expect(percentDecimals(percent)).toBe(decimals)
  expect(roundPercent(percent)).toBe(rounded)
})

test('any share is rounded as toFixed rounds it, also in the middle between two decimals', () => {
  const slow = (percent: number) => Number(percent.toFixed(percentDecimals(percent)))
  const shares = Array.from({ length: 200_001 }, (_, halves) => halves / 2000)
  for (let whole = 1; whole < 300; whole++)
    for (let count = 0; count <= whole; count++) shares.push(percentOf(count, whole))
  expect(shares.filter((share) => roundPercent(share) !== slow(share))).toEqual([])
})

test.each([
  [348, 349, 99],
  [349, 349, 100],
  [350, 349, 100],
  [0, 0, 0],
])('progress of %d in %d is %d %%', (count, possible, expected) => expect(floorPercent(count, possible)).toBe(expected))

test.each([
  [0, 709, 0],
  [1, 200, 0.5],
  [1, 100, 1],
  [199, 200, 99],
  [200, 200, 100],
  [3, 0, 0],
])('%d of %d is shown as %d %%: some is not nothing', (count, possible, percent) =>
  expect(progressPercent(count, possible)).toBe(percent),
)
