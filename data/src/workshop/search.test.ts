import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadTables } from '../game/tables/index.ts'
import type { Agenda, AgendaCraft, AgendaTask } from './agenda.ts'
import { workshopRules } from './constants.ts'
import { greedyAgenda } from './greedy.ts'
import { isPossible, replayAgenda } from './replay.ts'
import { searchAgenda } from './search.ts'

const shortages = Object.values(workshopRules.scarcest)

const someCraft = (days: number) =>
  fc.record({
    value: fc.integer({ min: 20, max: 120 }),
    time: fc.constantFrom(4, 6, 8),
    themes: fc.uniqueArray(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 2 }),
    materials: fc.uniqueArray(
      fc.record({ id: fc.integer({ min: 1, max: 2 }), amount: fc.integer({ min: 1, max: 3 }) }),
      {
        selector: ({ id }) => id,
        maxLength: 2,
      },
    ),
    popularity: fc.constantFrom(140, 120, 100, 80),
    shortages: fc.array(fc.constantFrom(...shortages), { minLength: days, maxLength: days }),
  })

const someTask = (days: number, most: number): fc.Arbitrary<AgendaTask> =>
  fc
    .record({
      crafts: fc.array(someCraft(days), { minLength: 1, maxLength: most }),
      rests: fc.integer({ min: 0, max: days - 1 }),
      restOn: fc.option(fc.integer({ min: 0, max: days - 1 }), { nil: null }),
      workshops: fc.integer({ min: 1, max: 4 }),
      rank: fc.integer({ min: 1, max: 5 }),
      groove: fc.integer({ min: 0, max: 10 }),
      grooveCap: fc.constantFrom(10, 15, 45),
      stock: fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 2 }),
    })
    .map(({ crafts, restOn, stock, ...rest }) => ({
      ...{ ...rest, days, restOn: restOn === null || rest.rests === 0 ? [] : [restOn] },
      crafts: crafts.map((craft, at): AgendaCraft => ({ id: at + 1, ...craft })),
      stock: new Map(stock.map((count, at) => [at + 1, count])),
    }))

/** All ways to fill a day, those with time left included. */
const waysOf = ({ crafts }: AgendaTask, hours: number): number[][] => [
  [],
  ...crafts.flatMap(({ time }, place) =>
    time > hours ? [] : waysOf({ crafts } as AgendaTask, hours - time).map((rest) => [place, ...rest]),
  ),
]

/** The best of all agendas there are. */
const bruteForce = (task: AgendaTask): number => {
  const ways = [null, ...waysOf(task, workshopRules.dayHours)]
  const from = (agenda: Agenda): number =>
    agenda.length === task.days
      ? isPossible(task, agenda)
        ? replayAgenda(task, agenda).total
        : -1
      : ways.reduce((best, way) => Math.max(best, from([...agenda, way])), -1)
  return from([])
}

const check = (task: AgendaTask) => {
  const { agenda, value, isProved } = searchAgenda(task)
  expect(isProved).toBe(true)
  expect(isPossible(task, agenda)).toBe(true)
  expect(replayAgenda(task, agenda).total).toBe(value)
  expect(value).toBe(bruteForce(task))
}

test('the best day is that of brute force', () =>
  fc.assert(
    fc.property(someTask(1, 3), (task) => check(task)),
    { numRuns: 60 },
  ))

test('the best days are those of brute force, with days of rest, groove, supply and materials from day to day', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 3 }).chain((days) => someTask(days, days === 2 ? 2 : 1)),
      (task) => check({ ...task, crafts: task.crafts.map((craft) => ({ ...craft, time: Math.max(6, craft.time) })) }),
    ),
    { numRuns: 40 },
  ))

const { islandCrafts, islandPopularity, islandSupply } = loadTables([
  'islandCrafts',
  'islandPopularity',
  'islandSupply',
])

const realTask = (days: number, rank: number): AgendaTask => ({
  crafts: islandCrafts
    .filter(({ unlockRank }) => unlockRank <= rank)
    .map(({ id, value, time, themeIds, ingredients }) => ({
      ...{ id, value, time, themes: themeIds, shortages: Array.from({ length: days }, () => shortages[id % 3] ?? 0) },
      materials: ingredients.map(({ islandIngredientId, amount }) => ({ id: islandIngredientId, amount })),
      popularity: (islandPopularity[7]?.percents[id - 1] ?? 100) as AgendaCraft['popularity'],
    })),
  ...{ days, rests: days > 4 ? 2 : 0, restOn: [], workshops: 4, rank: 5, groove: 0, grooveCap: 45, stock: new Map() },
})

test('a day with all crafts of the game is proved, and better than the obvious one', () => {
  const task = realTask(1, 20)
  const { value, isProved } = searchAgenda(task, { rounds: 40 })
  expect(isProved).toBe(true)
  expect(value).toBeGreaterThan(replayAgenda(task, greedyAgenda(task)).total)
})

test('a search that is stopped says its best so far, and what cannot be exceeded', () => {
  const task = realTask(3, 5)
  const told: (number | null)[] = []
  const { agenda, value, most, isProved } = searchAgenda(task, {
    rounds: 10,
    width: 5,
    report: (progress) => told.push(progress.most) < 8,
  })
  expect(isProved).toBe(false)
  expect(isPossible(task, agenda)).toBe(true)
  expect(value).toBeGreaterThanOrEqual(replayAgenda(task, greedyAgenda(task)).total)
  if (most !== null) expect(most).toBeGreaterThanOrEqual(value)
})

test('no agenda for an island without crafts', () => {
  const { agenda, value, isProved } = searchAgenda({ ...realTask(2, 20), crafts: [] })
  expect([agenda, value, isProved]).toEqual([[[], []], 0, true])
})

test('the levels of supply begin where the game says', () =>
  expect(islandSupply.map(({ shortageFrom }) => shortageFrom)).toEqual([...workshopRules.levelsFrom, null]))
