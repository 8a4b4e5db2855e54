import { describe, expect, test } from 'vitest'
import { castIndex } from './cast.ts'
import { companyById, membersOf } from './company.ts'
import { fixtureTables } from './fixture.ts'
import { identityAt, indexOfId } from './identity.ts'
import { bornAt, happened, lasts, peopleAt } from './life.ts'
import { personAt, type Person } from './person.ts'
import { makePopulation } from './population.ts'

const now = Date.UTC(2026, 10, 1) / 1000
const day = 86_400
const population = makePopulation({ seed: 'life', size: 1000, tables: fixtureTables, now })
const indexes = Array.from({ length: population.size }, (_, index) => index)
const everybody = (at: number) => indexes.map((index) => personAt(population, index, at))
const inYear = everybody(now + 360 * day)
const today = everybody(now)
const changed = (valueOf: (person: Person) => unknown) =>
  indexes.filter((i) => JSON.stringify(valueOf(today[i]!)) !== JSON.stringify(valueOf(inYear[i]!)))

describe('what happened', () => {
  test('is counted up and never back, and nothing happened before the population was made', () => {
    for (const index of indexes.slice(0, 50)) {
      let before = happened(population, index, 'title', now - day)
      expect(before).toEqual({ count: 0, at: now })
      for (let at = now; at < now + 900 * day; at += 5 * day) {
        const then = happened(population, index, 'title', at)
        expect(then.count).toBeGreaterThanOrEqual(before.count)
        expect(then.at).toBeGreaterThanOrEqual(before.at)
        expect(then.at).toBeLessThanOrEqual(Math.max(at, now))
        if (then.count === before.count) expect(then.at).toBe(before.at)
        before = then
      }
      expect(before.count).toBeGreaterThan(9)
    }
  })

  test('passes where it passes', () => {
    const hiding = (at: number) => indexes.filter((index) => lasts(population, index, 'achievements', at))
    const some = hiding(now + 100 * day)
    expect(some.length).toBeGreaterThan(5)
    expect(some.filter((index) => lasts(population, index, 'achievements', now + 200 * day)).length).toBeLessThan(
      some.length / 2,
    )
  })
})

describe('within a year', () => {
  test.each<[string, (person: Person) => unknown, least: number, most: number]>([
    ['new names', ({ name }) => name, 0.01, 0.1],
    ['other worlds', ({ worldId }) => worldId, 0.03, 0.2],
    ['other titles', ({ titleId }) => titleId, 0.15, 0.6],
    ['other companies', ({ freeCompany }) => freeCompany?.id, 0.05, 0.5],
    ['promotions', ({ grandCompany }) => grandCompany?.rank, 0.1, 0.6],
    ['other jobs', ({ activeJob }) => activeJob.slot.jobId, 0.2, 0.7],
    ['levels', ({ jobs }) => jobs.map(({ level }) => level), 0.1, 0.6],
    ['pictures', ({ picture }) => picture.at, 0.2, 0.7],
    ['privacy', ({ privacy }) => privacy, 0.005, 0.1],
    ['gone or hidden', ({ state }) => state, 0.005, 0.1],
    ['mounts', ({ mounts }) => mounts, 0.2, 0.7],
    ['achievements', ({ achievements }) => achievements.length, 0.3, 0.7],
  ])('%s', (_, valueOf, least, most) => {
    expect(changed(valueOf).length / indexes.length).toBeGreaterThan(least)
    expect(changed(valueOf).length / indexes.length).toBeLessThan(most)
  })

  test('some stay on their data center when they move, some do not', () => {
    const centers = new Map(population.worlds.map(({ id, dataCenterId }) => [id, dataCenterId]))
    const moved = changed(({ worldId }) => worldId)
    const far = changed(({ worldId }) => centers.get(worldId))
    expect(far.length).toBeGreaterThan(0)
    expect(far.length).toBeLessThan(moved.length)
  })

  test('some who deleted their character are back', () => {
    const states = Array.from({ length: 120 }, (_, month) =>
      indexes.map((index) => identityAt(population, index, now + month * 6 * day).state),
    )
    const back = indexes.filter((index) =>
      states.some((then, i) => then[index] === 'deleted' && states[i + 1]?.[index] === 'listed'),
    )
    expect(back.length).toBeGreaterThan(2)
  })

  test('nothing but playing happens to the cast', () => {
    for (const role of ['ordinary', 'private-mounts', 'deleted', 'hidden'] as const) {
      const [before, after] = [today[castIndex(role)]!, inYear[castIndex(role)]!]
      const { name, worldId, state, privacy } = before
      expect(after).toMatchObject({ name, worldId, state, privacy })
    }
  })

  test('who has stopped playing stays as they are', () => {
    const stopped = today.filter(({ endsAt }) => endsAt < now)
    expect(stopped.length).toBeGreaterThan(10)
    for (const person of stopped) {
      const { name, titleId, jobs } = person
      expect(inYear[person.index]).toMatchObject({ name, titleId, jobs })
    }
  })
})

describe('new people', () => {
  const last = peopleAt(population, now + 365 * day)

  test('are made one after another', () => {
    expect(peopleAt(population, now - day)).toBe(1000)
    expect(last).toBeGreaterThan(1080)
    expect(last).toBeLessThan(1120)
    for (let index = 1000; index < last; index++) {
      expect(peopleAt(population, bornAt(population, index))).toBe(index + 1)
      expect(peopleAt(population, bornAt(population, index) - 1)).toBe(index)
    }
  })

  test('begin with nothing, own more and more, and are found by their id', () => {
    const index = 1003
    const begin = bornAt(population, index)
    const born = personAt(population, index, begin)
    expect([born.state, born.achievements.length, born.mounts.length]).toEqual(['listed', 0, 0])
    expect(indexOfId(population, born.id, begin)).toBe(index)
    expect(indexOfId(population, born.id, begin - 1)).toBeNull()
    expect(() => personAt(population, index, begin - 1)).toThrow(RangeError)
    const grown = Array.from({ length: 50 }, (_, i) => personAt(population, 1000 + i, now + 700 * day))
    expect(grown.some(({ achievements, mounts }) => achievements.length > 50 && mounts.length > 5)).toBe(true)
  })

  test('join companies', () => {
    const at = now + 365 * day
    const joined = Array.from({ length: last - 1000 }, (_, i) => personAt(population, 1000 + i, at)).filter(
      ({ freeCompany, state }) => freeCompany && state === 'listed',
    )
    expect(joined.length).toBeGreaterThan(3)
    for (const { index, freeCompany } of joined) {
      const company = companyById(population, freeCompany!.id, at)!
      expect(membersOf(population, company, at).map((member) => member.index)).toContain(index)
    }
  })
})
