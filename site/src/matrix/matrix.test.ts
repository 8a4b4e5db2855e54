import { countings } from '@kupodex/data/rules'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { OwnedIds } from '#party/owned-by.ts'
import type { ListedThing } from '#things/things.ts'
import { thing } from './matrix.fixture.ts'
import { countsOf, matrixOf, othersWith, standingAt } from './matrix.ts'

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
      const isListed = ({ id, counting }: ListedThing) => counting === 'counted' || known.some((has) => has?.has(id))
      expect(rows.map(({ id }) => id)).toEqual(all.filter(isListed).map(({ id }) => id))
      expect(countsOf(rows, known)).toEqual(known.map((has) => has && all.filter(({ id }) => has.has(id)).length))
    }),
  )
})

test('nothing is known of a place that is no member’s', () => {
  const [row] = matrixOf([thing(1)], [new Set([1])])
  expect(row && standingAt(row, 0)).toBe('has')
  expect(row && standingAt(row, 5)).toBe('unknown')
  expect(countsOf([], [null, new Set()])).toEqual([null, 0])
})
