import { type SyncedPart, syncedParts } from '@kupodex/data/character'
import { expect, test } from 'vitest'
import { loadPopulationTables } from './tables.ts'
import { personAt } from './person.ts'
import { makePopulation } from './population.ts'

test('on the committed tables people own about 600 things each, of every collection, on every public world', () => {
  const tables = loadPopulationTables()
  const population = makePopulation({ seed: 'real', size: 1500, tables, now: Date.UTC(2026, 10, 1) / 1000 })
  const people = Array.from({ length: population.size }, (_, index) => personAt(population, index))
  const mean = (part: SyncedPart) => people.reduce((sum, person) => sum + person[part].length, 0) / people.length
  const marks = syncedParts.map(mean)
  const sum = marks.reduce((all, part) => all + part, 0)
  expect(sum).toBeGreaterThan(500)
  expect(sum).toBeLessThan(700)
  expect(Math.min(...marks)).toBeGreaterThan(2)
  expect(mean('mounts')).toBeGreaterThan(30)
  expect(population.worlds).toHaveLength(85)
})
