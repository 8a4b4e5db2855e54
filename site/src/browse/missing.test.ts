import { expect, test } from 'vitest'
import { missingIn, type OriginThings, typesIn } from './missing.ts'

const things: OriginThings = {
  counted: { 1: { mount: [1, 2], fish: [5] }, 2: { fish: [6] }, 3: { mount: [3], unheard: [1] } },
  legacy: { 3: { achievement: [9] }, 4: { achievement: [8] } },
}
const own = new Map([
  ['mount', new Map([[1, 0]])],
  ['achievement', new Map([[8, 0]])],
  ['fish', null],
] as const)

test.each([
  ['1', 1],
  ['2', null],
  ['3', 1],
  ['4', null],
  ['5', null],
])('of page %s, what is missing of what is known: %s', (id, missing) =>
  expect(missingIn(things, id, own, false)).toBe(missing),
)

test('what counts for a Legacy character alone is missing for it alone', () =>
  expect(['3', '4'].map((id) => missingIn(things, id, own, true))).toEqual([2, 0]))

test('collections are read that something is given of', () =>
  expect(typesIn(things)).toEqual(['mount', 'fish', 'achievement']))
