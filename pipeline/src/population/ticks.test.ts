import { tickedCollections } from '@kupodex/data/game'
import { loadTables } from '@kupodex/data/tables'
import { expect, test } from 'vitest'
import { identityAt } from './identity.ts'
import { loadPopulationTables } from './tables.ts'
import { makePopulation } from './population.ts'
import { ticksOf, untouched } from './ticks.ts'

const tables = loadTables(tickedCollections.map(({ table }) => table))
const population = makePopulation({
  ...{ seed: 'ticks', size: 400, now: Date.UTC(2026, 10, 1) / 1000 },
  tables: loadPopulationTables(),
})
const ticks = ticksOf(tables)

/** Collections that somebody has begun. */
const begun = tickedCollections.map(({ type }) => type).filter((type) => type !== untouched)

const all = Array.from({ length: population.size }, (_, index) => ticks(population, index))

test('some people tick, of every collection but the untouched one, and the others nothing', () => {
  const ticking = all.filter((things) => things.length > 0).length
  expect(ticking / all.length).toBeGreaterThan(0.15)
  expect(ticking / all.length).toBeLessThan(0.35)
  expect(new Set(all.flat().map(({ type }) => type))).toEqual(new Set(begun))
})

test('what they tick is in the tables, each once, at a time that has been', () => {
  const known = new Map<string, Set<number>>(
    tickedCollections.map(({ type, table }) => [
      type,
      new Set(tables[table].filter(({ deleted }) => !deleted).map(({ id }) => id)),
    ]),
  )
  for (const { type, ids, at } of all.flat()) {
    expect(new Set(ids).size).toBe(ids.length)
    expect(new Set(ids).isSubsetOf(known.get(type) ?? new Set())).toBe(true)
    expect(at).toBeLessThanOrEqual(population.now)
  }
})

test('the same person ticks the same things, and who is not to be seen nothing', () => {
  const later = ticksOf(tables)
  expect(Array.from({ length: 40 }, (_, index) => later(population, 39 - index)).reverse()).toEqual(all.slice(0, 40))
  const unseen = all.filter((_, index) => identityAt(population, index).state !== 'listed')
  expect(unseen.length).toBeGreaterThan(0)
  expect(unseen.flat()).toEqual([])
})
