import { describe, expect, test } from 'vitest'
import { jobSlots, personJobs, shownJobId } from './jobs.ts'
import { randomOf } from './random.ts'

const levels = (zeal: number, progress: number, key = 1) =>
  personJobs(randomOf(key), zeal, progress).map((job) => job.level)

test('33 lines, each job once', () => {
  expect(jobSlots).toHaveLength(33)
  expect(new Set(jobSlots.map((line) => line.jobId)).size).toBe(33)
})

describe('personJobs', () => {
  test('keeps to the caps, has an end of exp only below them', () => {
    for (let key = 0; key < 200; key++) {
      for (const { slot, level, exp, expMax } of personJobs(randomOf(key), 0.9, 1)) {
        expect(level).toBeLessThanOrEqual(slot.levelMax)
        expect(expMax === null).toBe(level === 0 || level === slot.levelMax)
        if (expMax !== null) expect(exp).toBeLessThan(expMax)
      }
    }
  })

  test('no level falls as time goes on', () => {
    for (let key = 0; key < 50; key++) {
      const early = levels(0.7, 0.2, key)
      const late = levels(0.7, 0.8, key)
      early.forEach((level, i) => expect(late[i]).toBeGreaterThanOrEqual(level))
    }
  })

  test('scholar and summoner share a level, and the class alone makes nobody a scholar', () => {
    for (let key = 0; key < 200; key++) {
      const jobs = personJobs(randomOf(key), 0.6, 1)
      const level = (id: number) => jobs.find((job) => job.slot.jobId === id)?.level ?? 0
      expect(level(28)).toBe(level(27) < 30 ? 0 : level(27))
    }
  })

  test('a class is shown until its job opens at 30', () => {
    const line = jobSlots[0]!
    expect(shownJobId({ slot: line, level: 29, exp: 0, expMax: 1 })).toBe(1)
    expect(shownJobId({ slot: line, level: 30, exp: 0, expMax: 1 })).toBe(19)
  })
})
