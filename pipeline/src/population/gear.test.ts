import { expect, test } from 'vitest'
import { gearOf } from './gear.ts'
import { jobSlots, type PersonJob } from './jobs.ts'

const jobOf = (id: number, level: number): PersonJob => ({
  slot: jobSlots.find(({ jobId }) => jobId === id)!,
  level,
  exp: 0,
  expMax: null,
})
const [paladin, warrior, armorer] = [19, 21, 10]
const placesOf = (id: number, level: number) => gearOf(1, 2, jobOf(id, level), 0).map(({ place }) => place)

test('hands by job, a soul crystal once there is a job', () => {
  const worn = [2, 3, 4, 6, 7, 8, 9, 10, 11, 12]
  expect(placesOf(paladin, 90)).toEqual([0, 1, ...worn, 13])
  expect(placesOf(warrior, 90)).toEqual([0, ...worn, 13])
  expect(placesOf(warrior, 12)).toEqual([0, ...worn])
  expect(placesOf(armorer, 90)).toEqual([0, 1, ...worn])
})

test('gear only gets better, a piece at a time', () => {
  let before = gearOf(1, 2, jobOf(warrior, 90), 0)
  for (let found = 1; found < 40; found++) {
    const now = gearOf(1, 2, jobOf(warrior, 90), found)
    const risen = now.filter(({ itemLevel }, i) => itemLevel !== before[i]?.itemLevel)
    expect(risen.length).toBeLessThanOrEqual(1)
    expect(now.every(({ itemLevel }, i) => itemLevel >= (before[i]?.itemLevel ?? 0))).toBe(true)
    before = now
  }
})

test('everybody has gear, even at the first level', () => {
  expect(
    gearOf(1, 2, jobOf(warrior, 1), 0).every(({ itemLevel, itemId }) => itemLevel > 0 && itemId.length === 11),
  ).toBe(true)
})
