import { eorzeaDayMs } from '@kupodex/data/eorzea'
import { expect, test } from 'vitest'
import { guideIn } from '#animals/build/guide.ts'
import type { Notice } from '#notices/kept-notices.ts'
import { nextAnimals, noticeWindows } from './windows.ts'

const day = 400_000 * eorzeaDayMs
const notice = (id: string, condition: Notice['condition']): Notice => ({
  ...{ id, language: 'en', title: id, text: '', path: '/', rates: [] },
  condition,
})

test('of what a reader wants to be told of, what begins first is first, and what never comes is left out', () => {
  const notices = [
    notice('evening', { hours: { start: 20, end: 22 } }),
    notice('never', { weatherIds: [1] }),
    notice('noon', { hours: { start: 12, end: 14 } }),
  ]
  const windows = noticeWindows(notices, day)
  expect(windows.map(({ notice: { id } }) => id)).toEqual(['noon', 'evening'])
  expect(windows.map(({ periods }) => periods.length)).toEqual([2, 2])
})

test('the next three animals are different ones, in order, of those chosen', () => {
  const { facts } = guideIn('en')
  const all = new Set(facts.animals.map(({ id }) => id))
  const next = nextAnimals(facts, all, day)
  expect(new Set(next.map(({ animal }) => animal.id)).size).toBe(3)
  expect(next.map(({ start }) => start)).toEqual(next.map(({ start }) => start).sort((a, b) => a - b))
  const [first] = next.map(({ animal }) => animal.id)
  expect(nextAnimals(facts, new Set([first ?? 0]), day).map(({ animal }) => animal.id)).toEqual([first])
})
