import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rarestOf } from './use-things.ts'

const entry = (id: number, points: number, percentFull: number) => ({ id, count: 1, points, percent: 0, percentFull })
const owned = (...ids: number[]) => ids.map((id) => ({ id, deleted: false }))
const listOf = (entries: readonly ReturnType<typeof entry>[]) => (id: number) => entries.find((one) => one.id === id)

test.each([
  ['the smaller share is rarer, whatever the points', [entry(1, 70, 2.6), entry(2, 20, 1.7)], [2, 1]],
  ['of one share more points are rarer', [entry(1, 20, 3), entry(2, 70, 3)], [2, 1]],
  ['what is as rare keeps the order of ids', [entry(2, 5, 4), entry(1, 5, 4)], [1, 2]],
] as const)('%s', (_rule, entries, expected) => {
  expect(rarestOf(owned(1, 2), listOf(entries), 9).map(({ id }) => id)).toEqual(expected)
})

test('what the list does not know and what the game removed are left out', () => {
  const list = listOf([entry(1, 5, 4), entry(2, 70, 1)])
  expect(rarestOf([...owned(1, 3), { id: 2, deleted: true }], list, 9).map(({ id }) => id)).toEqual([1])
})

/** Takes the rarest of what is left, again and again. */
const slowRarest = (entries: readonly ReturnType<typeof entry>[], most: number): number[] => {
  const left = [...entries]
  const found: number[] = []
  while (found.length < most && left.length > 0) {
    const share = Math.min(...left.map((one) => one.percentFull))
    const ofShare = left.filter((one) => one.percentFull === share)
    const points = Math.max(...ofShare.map((one) => one.points))
    const id = Math.min(...ofShare.filter((one) => one.points === points).map((one) => one.id))
    found.push(id)
    left.splice(
      left.findIndex((one) => one.id === id),
      1,
    )
  }
  return found
}

test('the rarest are those that a slow search finds', () => {
  const entries = fc.uniqueArray(
    fc.record({ id: fc.nat(50), points: fc.constantFrom(0, 1, 70), percentFull: fc.nat(4) }),
    { selector: ({ id }) => id },
  )
  fc.assert(
    fc.property(entries, fc.nat(5), (some, most) => {
      const all = some.map(({ id, points, percentFull }) => entry(id, points, percentFull))
      const found = rarestOf(owned(...all.map(({ id }) => id)), listOf(all), most)
      expect(found.map(({ id }) => id)).toEqual(slowRarest(all, most))
    }),
  )
})
