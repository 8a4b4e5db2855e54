import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldLevels } from './fold-levels.ts'

const day = 86_400_000
const level = (id: number, details: number, createdAt: number, type = 'level') => ({
  ...{ type, id, createdAt },
  details: String(details),
})
const shortOf = (events: ReturnType<typeof level>[]) =>
  foldLevels(events).map(({ type, id, from, details, createdAt }) => [type, id, from, details, createdAt / day])

test('rises of a job on a day are one line, from what it had before', () => {
  const events = [level(8, 74, 3.5 * day), level(8, 72, 3.2 * day), level(8, 71, 3 * day), level(8, 70, 1 * day)]
  expect(shortOf(events)).toEqual([
    ['level', 8, '70', '74', 3.5],
    ['level', 8, null, '70', 1],
  ])
})

test('where that is not known, from the first of the day', () => {
  expect(shortOf([level(8, 74, 3.5 * day), level(8, 71, 3 * day)])).toEqual([['level', 8, '71', '74', 3.5]])
})

test('other jobs, gear, and other events stand alone', () => {
  const events = [
    level(8, 74, 3.5 * day),
    level(9, 80, 3.4 * day),
    level(8, 700, 3.3 * day, 'gear'),
    level(1, 0, 3.2 * day, 'mount'),
    level(1, 0, 3.1 * day, 'mount'),
  ]
  expect(shortOf(events).map(([type, id, from]) => [type, id, from])).toEqual([
    ['level', 8, null],
    ['level', 9, null],
    ['gear', 8, null],
    ['mount', 1, null],
    ['mount', 1, null],
  ])
})

test('lines of a job meet: each begins where the one before ended', () => {
  const rises = fc.array(fc.tuple(fc.integer({ min: 1, max: 3 }), fc.nat(day * 2)), { maxLength: 30 })
  fc.assert(
    fc.property(rises, (all) => {
      let [reached, at] = [0, 0]
      const events = all.map(([gain, pause]) => level(8, (reached += gain), (at += pause))).reverse()
      const lines = foldLevels(events)
      expect(lines.length).toBe(new Set(events.map(({ createdAt }) => Math.floor(createdAt / day))).size)
      lines.slice(1).forEach(({ details }, index) => expect(lines[index]?.from).toBe(details))
    }),
  )
})
