import { expect, test } from 'vitest'
import { fixtureTables } from './fixture.ts'
import { homesOf } from './homes.ts'
import { identityAt } from './identity.ts'
import { makePopulation } from './population.ts'

const year = 365 * 86_400
const now = Date.UTC(2026, 10, 1) / 1000
const regionOf = (dataCenterId: number) =>
  fixtureTables.worlds.find((world) => world.dataCenterId === dataCenterId)?.regionId

test('a few data centers lie in as many regions, and follow from the seed', () => {
  for (let seed = 0; seed < 30; seed++) {
    const homes = [...homesOf(seed, fixtureTables, 3)]
    expect(new Set(homes.map(regionOf)).size).toBe(3)
    expect([...homesOf(seed, fixtureTables, 3)]).toEqual(homes)
  }
  const firsts = Array.from({ length: 30 }, (_, seed) => [...homesOf(seed, fixtureTables, 1)].join())
  expect(new Set(firsts).size).toBeGreaterThan(3)
})

test('as many as there are is all public ones', () => {
  const beta = fixtureTables.dataCenters.filter((row) => row.beta).map(({ id }) => id)
  const all = homesOf(1, fixtureTables, Infinity)
  expect(all.size).toBe(fixtureTables.dataCenters.length - beta.length)
  for (const id of beta) expect(all.has(id)).toBe(false)
  expect(homesOf(1, fixtureTables, 99)).toEqual(all)
})

test('people live there at first and ever after, and speak several languages', () => {
  const options = { seed: 'homes', size: 400, tables: fixtureTables, now }
  const population = makePopulation({ ...options, dataCenters: 2 })
  const homes = homesOf(population.seed, fixtureTables, 2)
  const dataCenters = new Map(fixtureTables.worlds.map(({ id, dataCenterId }) => [id, dataCenterId]))
  for (const at of [now, now + 10 * year]) {
    const people = Array.from({ length: 400 }, (_, index) => identityAt(population, index, at))
    const seen = new Set(people.map(({ worldId }) => dataCenters.get(worldId)))
    expect(seen).toEqual(homes)
    expect(new Set(people.map(({ regionId }) => regionId)).size).toBe(2)
  }
  const everywhere = makePopulation(options)
  expect(new Set(everywhere.worlds.map(({ dataCenterId }) => dataCenterId)).size).toBe(11)
})
