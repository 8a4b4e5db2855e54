import { ratesOf, weatherAt } from '@kupodex/data/eorzea'
import { nameIn } from '@kupodex/data/game'
import { loadTables } from '@kupodex/data/tables'
import { expect, test } from 'vitest'
import { chainOf } from '../chain.ts'
import type { Mission } from '../mission.ts'
import { keyOf, type Moment } from '../moment.ts'
import { momentAt, waitsOf } from '../moment-at.ts'
import { payOf } from '../pay.ts'
import { slotsOf } from '../slots.ts'
import { offerOf, stateOf } from '../state.ts'
import { tiers } from '../tier.ts'

const { cosmicMissions, cosmicPlanets, territories, weatherRates } = loadTables([
  ...(['cosmicMissions', 'cosmicPlanets', 'territories', 'weatherRates'] as const),
])

const missions: readonly Mission[] = cosmicMissions.map(({ name, developmentLog, ...row }) => ({
  ...row,
  name: nameIn(name, 'en'),
  developmentLog: developmentLog && { ...developmentLog, name: nameIn(developmentLog.name, 'en') },
}))

const rates = new Map(
  cosmicPlanets.map(({ id, territoryId }) => [id, ratesOf(territoryId, territories, weatherRates) ?? []] as const),
)
const ratesOn = (planetId: number) => rates.get(planetId) ?? null
const start = 1_785_000_000_000
const at = (ms: number, last: Moment | null = null) => momentAt(waitsOf(missions, ratesOn), ms, last)

/** Whether clock and weather let a mission be taken, looked up for this one moment. */
const isOffered = ({ planetId, weatherId, startHour, endHour }: Mission, ms: number): boolean => {
  const hour = (ms / 175_000) % 24
  if (weatherId !== null) return weatherAt(rates.get(planetId) ?? [], ms) === weatherId
  return startHour === null || (hour >= startHour && hour < (endHour ?? 24))
}

test('missions are offered when clock and weather say so, over 20 days of the game', () => {
  let last: Moment | null = null
  for (let ms = start; ms < start + 20 * 4_200_000; ms += 1_311_113) {
    last = at(ms, last)
    const wrong = missions.filter((mission) => (stateOf(mission, last) === 'later') === isOffered(mission, ms))
    expect([ms, wrong.map(({ id }) => id)]).toEqual([ms, []])
  }
})

test('what was worked out before changes nothing but the work', () => {
  let last: Moment | null = null
  for (let ms = start; ms < start + 4_200_000; ms += 175_000) {
    const next: Moment = at(ms, last)
    expect(next).toEqual(at(ms))
    // Nothing begins or ends within a bell.
    expect(at(ms + 1000, next)).toBe(next)
    last = next
  }
})

test('a mission that waits is offered next when its period begins', () => {
  const now = at(start)
  for (const mission of missions.filter((one) => keyOf(one) !== null)) {
    const offer = offerOf(mission, now)
    expect(offer).toBeTruthy()
    const { start: from = 0, end = 0 } = offer?.period ?? {}
    expect([from, from - 1, end - 1, end].map((ms) => isOffered(mission, ms))).toEqual([true, false, true, false])
    expect(end).toBeGreaterThan(start)
    expect(offer?.isNow).toBe(from <= start)
  }
})

test.each([
  ['nothing but a class', { type: 'classA' }, 'available'],
  ['a stage of the planet', { type: 'classA', developmentLog: { grade: 1, name: 'Stage' } }, 'development'],
  ['a red alert', { type: 'critical' }, 'depends'],
  ['the mission before', { type: 'sequential', previousMissionId: 1 }, 'depends'],
  ['a weather before it is known', { type: 'weather', weatherId: 2 }, 'unknown'],
] as const)('a mission that needs %s', (_, fields, state) => {
  const plain = missions.find((one) => keyOf(one) === null) as Mission
  const mission = { ...plain, developmentLog: null, previousMissionId: null, ...fields }
  expect(stateOf(mission, null)).toBe(state)
})

test('silver pays four times as much as bronze, gold five times, and a red alert once', () => {
  const reward = {
    ...{ cosmocredit: 2, lunarCredit: 5, expGrade1: 1, expGrade2: 3, expGrade3: null },
    ...{ expQty1: 7, expQty2: 4, expQty3: null },
  }
  const pays = tiers.map((tier) => payOf({ type: 'classD', reward }, tier))
  expect(pays.map(({ cosmocredits }) => cosmocredits)).toEqual([2, 8, 10])
  expect(pays.map(({ planetCredits }) => planetCredits)).toEqual([5, 20, 25])
  expect(pays[2]?.research).toEqual([
    { grade: 1, amount: 35 },
    { grade: 3, amount: 20 },
  ])
  for (const tier of tiers) expect(payOf({ type: 'critical', reward }, tier).cosmocredits).toBe(2)
})

test('a chain is the same from each of its missions, and every mission that follows another is in one', () => {
  for (const mission of missions.filter(({ previousMissionId }) => previousMissionId !== null)) {
    const chain = chainOf(mission, missions)
    expect(chain).toContainEqual(mission)
    expect(chain[0]?.previousMissionId).toBeNull()
    chain.slice(1).forEach(({ previousMissionId }, place) => expect(previousMissionId).toBe(chain[place]?.id))
  }
  const [first, second] = chainOf(
    missions.find(({ previousMissionId }) => previousMissionId !== null) as Mission,
    missions,
  )
  expect(chainOf(first as Mission, missions)).toEqual(chainOf(second as Mission, missions))
})

test('missions that name each other in a circle are listed once', () => {
  const circle = [
    { id: 1, previousMissionId: 2 },
    { id: 2, previousMissionId: 1 },
  ]
  expect(
    chainOf(circle[0] as never, circle)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual([1, 2])
})

test('time slots come in the order in which they begin, each once, with the missions of it', () => {
  const slots = slotsOf(missions, start)
  expect(slots.reduce((sum, { count }) => sum + count, 0)).toBe(
    missions.filter(({ startHour }) => startHour !== null).length,
  )
  expect(new Set(slots.map((slot) => `${slot.start}-${slot.end}`)).size).toBe(slots.length)
  const starts = slots.map(({ period }) => period.start)
  expect(starts).toEqual(starts.toSorted((a, b) => a - b))
  for (const { period } of slots) expect(period.end).toBeGreaterThan(start)
})
