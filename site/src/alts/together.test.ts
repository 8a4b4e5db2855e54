import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distancesOf, readCounted } from '#owned/counted-file.ts'
import { countTogether, holdersOf, onlyOn } from './together.ts'

const sets = fc.array(fc.option(fc.uniqueArray(fc.nat(30)).map((ids) => new Set(ids))), { minLength: 2, maxLength: 6 })

test('who has what is what each has, and what only one has is on no other', () =>
  fc.assert(
    fc.property(sets, (owned) => {
      const holders = holdersOf(owned)
      for (const [at, ids] of owned.entries()) {
        const held = [...holders].flatMap(([id, places]) => (places.includes(at) ? [id] : []))
        expect(new Set(held)).toEqual(ids ?? new Set())
        const others = owned.filter((_, other) => other !== at)
        const only = [...(ids ?? [])].filter((id) => !others.some((other) => other?.has(id)))
        expect(new Set(onlyOn(holders, at))).toEqual(new Set(only))
      }
    }),
  ))

test('only what counts is counted, and of achievements what counts for one of the first version where one is', () => {
  const counted = new Map([
    ['mount', new Set([1, 2])],
    ['achievement', new Set([1])],
    ['legacy', new Set([1, 5])],
  ] as const)
  const holders = holdersOf([new Set([1, 5]), null, new Set([1, 9])])
  expect(countTogether(holders, 'mount', counted, true)).toBe(1)
  expect(countTogether(holders, 'achievement', counted, false)).toBe(1)
  expect(countTogether(holders, 'achievement', counted, true)).toBe(2)
  expect(countTogether(holders, 'fish', counted, true)).toBe(0)
})

test('ids are read from the file as they were written', () =>
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(1e6)), (some) => {
      const ids = some.sort((a, b) => a - b)
      expect([...(readCounted({ mount: distancesOf(ids) }).get('mount') ?? [])]).toEqual(ids)
    }),
  ))
