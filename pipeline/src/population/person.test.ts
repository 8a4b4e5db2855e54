import { seenParts } from '@kupodex/data/character'
import { describe, expect, test } from 'vitest'
import { castIndex } from './cast.ts'
import { fixtureTables } from './fixture.ts'
import { identityAt, indexOfId } from './identity.ts'
import { legacyYears } from './patches.ts'
import { personAt, type Person } from './person.ts'
import { makePopulation } from './population.ts'

const now = Date.UTC(2026, 10, 1) / 1000
const make = (size: number, seed = 'test') => makePopulation({ seed, size, tables: fixtureTables, now })
const population = make(2000)
const people = Array.from({ length: population.size }, (_, index) => personAt(population, index))
const marks = (person: Person) =>
  person.achievements.length + seenParts.reduce((sum, part) => sum + person[part].length, 0)
const share = (has: (person: Person) => boolean) => people.filter(has).length / people.length

describe('personAt', () => {
  test('is a pure function of seed and index', () => {
    expect(personAt(make(2000), 77)).toEqual(people[77])
    expect(personAt(make(50), 33)).toEqual(people[33])
    expect(personAt(make(2000, 'other'), 77).name).not.toBe(people[77]?.name)
  })

  test('ids are unique, rise, leave gaps, and lead back to the index', () => {
    people.forEach((person, index) => {
      expect(indexOfId(population, person.id)).toBe(index)
      expect(person.id).toBeGreaterThan(people[index - 1]?.id ?? 0)
    })
    const taken = new Set(people.map(({ id }) => id))
    const free = Array.from({ length: 200 }, (_, i) => 2_000_003 + i).filter((id) => !taken.has(id))
    expect(free.length).toBeGreaterThan(180)
    for (const id of free) expect(indexOfId(population, id)).toBeNull()
  })

  test('somebody outside the population is a bug', () => {
    expect(() => personAt(population, 2000)).toThrow(RangeError)
  })

  test('what is owned stays owned, and people only appear', () => {
    const year = 365 * 86_400
    for (let index = 0; index < 100; index++) {
      const early = personAt(population, index, now - 2 * year)
      const late = personAt(population, index, now + year / 2)
      const today = personAt(population, index)
      expect(late.mounts).toEqual(expect.arrayContaining([...today.mounts]))
      expect(today.mounts).toEqual(expect.arrayContaining([...early.mounts]))
      expect(late.achievements.filter(({ at }) => at <= now)).toEqual(today.achievements)
      if (today.state === 'unborn') expect(early.state).toBe('unborn')
    }
    expect(people.some((person) => marks(personAt(population, person.index, now + year / 2)) > marks(person))).toBe(
      true,
    )
  })
})

describe('a population', () => {
  test('has about 600 marks a person with a heavy tail', () => {
    const counts = people.map(marks).sort((a, b) => a - b)
    const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length
    const median = counts[counts.length / 2] ?? 0
    expect(mean).toBeGreaterThan(480)
    expect(mean).toBeLessThan(720)
    expect(median).toBeLessThan(mean * 0.75)
    expect(counts.at(-1)).toBeGreaterThan(3000)
    expect(counts.at(-20)).toBeGreaterThan(2200)
  })

  test('has things nearly all own and things few own', () => {
    const owners = new Map<number, number>()
    for (const person of people) for (const { id } of person.achievements) owners.set(id, (owners.get(id) ?? 0) + 1)
    const counts = [...owners.values()].sort((a, b) => b - a)
    expect((counts[0] ?? 0) / people.length).toBeGreaterThan(0.75)
    expect((counts.at(-1) ?? 0) / people.length).toBeLessThan(0.02)
  })

  test('has few who own nothing of a kind', () => {
    expect(share((person) => person.achievements.length === 0)).toBeLessThan(0.06)
    expect(share((person) => person.achievements.length === 0)).toBeGreaterThan(0.005)
    expect(people.some((person) => person.mounts.length === 0)).toBe(true)
  })

  test('dates lie in a person’s time; Legacy achievements in the years of Legacy people', () => {
    const outside = people.flatMap((person) =>
      person.achievements.filter(({ id, at }) =>
        id <= 90
          ? !person.legacy || at < legacyYears.from || at > legacyYears.until
          : at < person.startedAt || at > Math.min(now, person.endsAt),
      ),
    )
    expect(outside).toEqual([])
    const times = people.flatMap((person) => person.achievements.filter(({ id }) => id === 3000).map(({ at }) => at))
    expect(Math.min(...times)).toBeGreaterThanOrEqual(1_700_000_000)
  })

  test('lives on every live world and on no other, unevenly', () => {
    const big = make(20_000)
    const homes = new Map<number, number>()
    for (let index = 0; index < 20_000; index++) {
      const { worldId } = identityAt(big, index)
      homes.set(worldId, (homes.get(worldId) ?? 0) + 1)
    }
    const live = fixtureTables.worlds.filter((row) => row.active && row.dataCenterId !== 12)
    expect([...homes.keys()].sort((a, b) => a - b)).toEqual(live.map(({ id }) => id))
    expect(Math.max(...homes.values())).toBeGreaterThan(4 * Math.min(...homes.values()))
  })

  test('is private, hidden and gone in parts', () => {
    expect(share(({ privacy }) => privacy.achievements)).toBeCloseTo(0.2, 1)
    expect(share(({ privacy }) => privacy.profile)).toBeGreaterThan(0.01)
    expect(share(({ state }) => state === 'hidden')).toBeGreaterThan(0.002)
    expect(share(({ state }) => state === 'deleted')).toBeGreaterThan(0.002)
    expect(share(({ state }) => state === 'listed')).toBeGreaterThan(0.95)
  })

  test('starts with one of each kind of person', () => {
    const cast = (role: Parameters<typeof castIndex>[0]) => people[castIndex(role)]!
    expect(marks(cast('collector'))).toBeGreaterThan(3000)
    expect(marks(cast('empty'))).toBe(0)
    expect(cast('hidden').state).toBe('hidden')
    expect(cast('deleted').state).toBe('deleted')
    expect(cast('private-mounts').privacy).toMatchObject({ mounts: true, achievements: false, profile: false })
    expect(cast('legacy').achievements.some(({ id }) => id <= 90)).toBe(true)
    expect(cast('odd-bio').bio).toContain('private')
    expect(Object.values(cast('ordinary').privacy)).not.toContain(true)
  })

  test('profiles keep to the game’s ranges', () => {
    for (const person of people) {
      expect(person.nameday.day).toBeGreaterThan(0)
      expect(person.nameday.day).toBeLessThan(33)
      expect(person.nameday.moon).toBeLessThan(13)
      expect(person.activeJob.level).toBeGreaterThan(0)
      expect(person.picture.at).toBeLessThanOrEqual(now)
      if (person.grandCompany) expect(person.grandCompany.rank).toBeLessThan(12)
    }
  })
})
