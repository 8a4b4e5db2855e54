import { rankStandings } from '@kupodex/data/rules'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { catalogOf } from '../catalog/catalog.ts'
import { loadNightTables } from '../catalog/load-tables.ts'
import { leadersOf } from './leaders.ts'

const catalog = catalogOf(loadNightTables())

test('every scope has its first ones, however late they come among all, and counts everybody who has a score', () => {
  const people = fc.array(fc.record({ home: fc.nat(4), score: fc.nat(5) }), { maxLength: 40 })
  fc.assert(
    fc.property(people, fc.integer({ min: 1, max: 5 }), (all, most) => {
      const homes = Uint16Array.from(all, ({ home }) => home)
      const byId = Uint32Array.from(all, (_, row) => row)
      const scores = Uint32Array.from(all, ({ score }) => score)
      const found = leadersOf(catalog, { homes }, byId, scores, most)
      for (const [scope, { count, first }] of found.entries()) {
        const ranked = rankStandings(
          all.flatMap(({ home, score }, id) =>
            catalog.scopesOfHome[home]?.includes(scope) ? [{ id, score, date: 0 }] : [],
          ),
        )
        expect(count).toBe(ranked.length)
        expect(first).toEqual(ranked.slice(0, most).map(({ id, rank, score }) => ({ row: id, rank, score })))
      }
    }),
  )
})
