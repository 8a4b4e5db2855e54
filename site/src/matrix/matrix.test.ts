import { countings, sumUp } from '@kupodex/data/rules'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { OwnedIds } from '#party/owned-by.ts'
import type { ListedThing } from '#things/things.ts'
import { thing } from './matrix.fixture.ts'
import { countsOf, isCounted, matrixOf, othersWith, standingAt, sumsFor } from './matrix.ts'

const things = fc
  .uniqueArray(fc.record({ id: fc.nat(40), counting: fc.constantFrom(...countings) }), { selector: ({ id }) => id })
  .map((some) => some.map(({ id, counting }) => thing(id, { counting })))
const set = fc.option(fc.uniqueArray(fc.nat(40), { maxLength: 30 }).map((ids): OwnedIds => new Set(ids)))
const sets = fc.array(set, { maxLength: 12 })

test('the matrix is what each member has, whoever hides what', () => {
  fc.assert(
    fc.property(things, sets, (all, known) => {
      const rows = matrixOf(all, known)
      for (const row of rows) {
        known.forEach((has, at) =>
          expect(standingAt(row, at)).toBe(has === null ? 'unknown' : has.has(row.id) ? 'has' : 'lacks'),
        )
        expect(row.owners).toBe(known.filter((has) => has?.has(row.id)).length)
        expect(row.missing).toBe(known.filter((has) => has !== null && !has.has(row.id)).length)
        expect(othersWith(row, 0)).toEqual(known.flatMap((has, at) => (at > 0 && has?.has(row.id) ? [at] : [])))
      }
      const isLegacy = (has: OwnedIds) =>
        has !== null && all.some(({ id, counting }) => counting === 'legacy' && has.has(id))
      const counts = ({ counting }: ListedThing) =>
        counting === 'counted' || (counting === 'legacy' && known.some(isLegacy))
      const isListed = (one: ListedThing) => counts(one) || known.some((has) => has?.has(one.id))
      expect(rows.map(({ id }) => id)).toEqual(all.filter(isListed).map(({ id }) => id))
      expect(rows.filter(isCounted).map(({ id }) => id)).toEqual(all.filter(counts).map(({ id }) => id))
    }),
  )
})

test('how many things a member has is what a profile says, whatever else is shown', () => {
  fc.assert(
    fc.property(things, sets, (all, known) => {
      const rows = matrixOf(all, known)
      const sums = known.map((has) => sumsFor(all, has))
      for (const some of [rows, rows.filter(isCounted)])
        expect(countsOf(some, known)).toEqual(known.map((has, at) => has && sums[at]?.count))
    }),
  )
  const mixed = (['counted', 'counted', 'limited', 'legacy', 'paid'] as const).map((counting, at) =>
    thing(at, { counting }),
  )
  expect(sumsFor(mixed, new Set([0, 2, 4]))).toMatchObject({ count: 1, possible: 2, owned: 3, all: 5 })
  expect(sumsFor(mixed, new Set([0, 3]))).toMatchObject({ count: 2, possible: 3, owned: 2, all: 5 })
  expect(sumsFor(mixed, null)).toEqual(sumUp(mixed.map(({ counting }) => ({ counting, isOwned: false }))))
})

test('nothing is known of a place that is no member’s', () => {
  const [row] = matrixOf([thing(1)], [new Set([1])])
  expect(row && standingAt(row, 0)).toBe('has')
  expect(row && standingAt(row, 5)).toBe('unknown')
  expect(countsOf([], [null, new Set()])).toEqual([null, 0])
})
