import { tickedCollections } from '@kupodex/data/game'
import { openForAll } from '@kupodex/data/opened.fixture'
import { startTestStore } from '@kupodex/data/store/store.fixture'
import { identityAt, loadPopulationTables, makePopulation, untouched } from '@kupodex/pipeline/population'
import { expect, test } from 'vitest'
import { tickThings } from './ticking.ts'

const now = Date.UTC(2026, 10, 1)
const population = makePopulation({ seed: 14, size: 60, now: now / 1000, tables: loadPopulationTables() })

/** Collections that somebody has begun. */
const begun = tickedCollections.map(({ type }) => type).filter((type) => type !== untouched)

const opened = openForAll(startTestStore)

const marks = () =>
  Promise.all(
    Array.from({ length: population.size }, async (_, index) => {
      const stored = await opened.store.readCharacter(identityAt(population, index).id)
      return stored?.marks ?? {}
    }),
  )

test('some people tick things of every collection but the untouched one, and the same ones again', async () => {
  for (let index = 0; index < population.size; index++)
    await opened.store.addCharacter(identityAt(population, index).id, now)
  const ticking = await tickThings(population, opened.store)
  const first = await marks()
  expect(first.filter((own) => Object.keys(own).length > 0)).toHaveLength(ticking)
  expect(new Set(first.flatMap((own) => Object.keys(own)))).toEqual(new Set(begun))
  await tickThings(population, opened.store)
  expect(await marks()).toEqual(first)
})

test('who ticks owns the character, and doing it again takes nothing from whoever verified it since', async () => {
  const own = await marks()
  const ids = own.map((_, index) => identityAt(population, index).id)
  const owners = () => Promise.all(ids.map(async (id) => (await opened.store.ownerOf(id))?.user ?? null))
  const before = await owners()
  expect(before.map((user) => user !== null)).toEqual(own.map((of) => Object.keys(of).length > 0))
  const at = before.findIndex((user) => user !== null)
  const [id, [type, ticks]] = [ids[at] ?? 0, Object.entries(own[at] ?? {})[0] ?? ['', {}]]
  const thing = Number(Object.keys(ticks)[0])
  await opened.store.own(id, 'somebody', now)
  await opened.store.unmark(id, type, [thing], now / 1000)
  await tickThings(population, opened.store)
  expect((await opened.store.ownerOf(id))?.user).toBe('somebody')
  expect((await opened.store.readCharacter(id))?.marks[type]).not.toHaveProperty(String(thing))
})
