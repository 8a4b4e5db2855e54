import { openForAll } from '@kupodex/data/opened.fixture'
import { companyNumberOf, identityAt } from '@kupodex/pipeline/population'
import { beforeAll, expect, test } from 'vitest'
import { day, openScene } from './scenarios/scene.fixture.ts'
import { firstPeople, readEverybody } from './reading.ts'

const people = 60

const scene = openForAll(() => openScene({ people }))
beforeAll(async () => {
  const { population, store, lodestone, syncWorld: sync, time } = scene
  await readEverybody({ population, store, lodestone, sync, now: () => time.now })
})

/** When the mounts of each person were first read, and those that were seen later, by the person's id. */
const mountsOf = async () => {
  const all = await scene.readKept()
  return new Map(
    all.flatMap(({ profile, owned, since }) => {
      const first = since.mounts
      if (first === undefined) return []
      return [[profile.id, { first, later: (owned.mounts ?? []).filter(({ date }) => date > first) }] as const]
    }),
  )
}

test('everybody is read, as they are now', async () => {
  expect(scene.lodestone.time.now()).toBe(scene.time.now)
  const kept = await scene.readKept()
  expect(kept.length).toBeGreaterThan(people * 0.9)
  expect(kept.every(({ profile }) => profile.updatedAt === null || profile.updatedAt === scene.time.now)).toBe(true)
})

test('those who came first have new mounts since, and nobody else has', async () => {
  const first = firstPeople(scene.population)
  const mounts = await mountsOf()
  const ids = new Set(first.map((index) => identityAt(scene.population, index).id))
  for (const [id, { first: at, later }] of mounts) {
    expect(at).toBe(Math.floor(scene.time.now / 1000) - (ids.has(id) ? (60 * day) / 1000 : 0))
    if (!ids.has(id)) expect(later).toEqual([])
  }
  const fresh = [...mounts.values()].flatMap(({ later }) => later)
  expect(fresh.length).toBeGreaterThan(0)
  expect(new Set(fresh.map(({ date }) => date))).toEqual(new Set([Math.floor(scene.time.now / 1000)]))
})

test('those who came first are some of the members of free companies, and none of the cast', () => {
  const first = firstPeople(scene.population)
  expect(first.length).toBeGreaterThan(people / 10)
  expect(first.length).toBeLessThan(people / 2)
  for (const index of first) {
    const person = identityAt(scene.population, index)
    expect(person.role).toBe(null)
    expect(companyNumberOf(scene.population, person, scene.population.now)).not.toBe(null)
  }
})
