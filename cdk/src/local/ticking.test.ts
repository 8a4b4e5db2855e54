import { tickedCollections } from '@kupodex/data/game'
import { startTestStore, type TestStore } from '@kupodex/data/store/testing'
import { identityAt, loadPopulationTables, makePopulation, untouched } from '@kupodex/pipeline/population'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { queueEverybody } from './reading.ts'
import { tickThings } from './ticking.ts'

const now = Date.UTC(2026, 10, 1)
const population = makePopulation({ seed: 14, size: 60, now: now / 1000, tables: loadPopulationTables() })

/** Collections that somebody has begun. */
const begun = tickedCollections.map(({ type }) => type).filter((type) => type !== untouched)

let opened: TestStore
beforeAll(async () => void (opened = await startTestStore()))
afterAll(() => opened.close())

const marks = () =>
  Promise.all(
    Array.from({ length: population.size }, async (_, index) => {
      const stored = await opened.store.readCharacter(identityAt(population, index).id)
      return stored?.marks ?? {}
    }),
  )

test('some people tick things of every collection but the untouched one, and the same ones again', async () => {
  await queueEverybody(population, opened.store, now)
  const ticking = await tickThings(population, opened.store)
  const first = await marks()
  expect(first.filter((own) => Object.keys(own).length > 0)).toHaveLength(ticking)
  expect(new Set(first.flatMap((own) => Object.keys(own)))).toEqual(new Set(begun))
  await tickThings(population, opened.store)
  expect(await marks()).toEqual(first)
})
