import { expect, test } from 'vitest'
import { tiers } from '@kupodex/data/sync'
import { DueHeap } from './due-heap.ts'
import { randomFrom } from './people.ts'
import { simulate } from './simulate.ts'

test('the heap gives the earliest first', () => {
  const heap = new DueHeap()
  const random = randomFrom(1)
  const all = Array.from({ length: 500 }, () => Math.floor(random() * 1000))
  all.forEach((due, id) => heap.push(id, due))
  const taken: number[] = []
  for (let next = heap.pop(); next; next = heap.pop()) taken.push(next.due)
  expect(taken).toEqual(all.toSorted((a, b) => a - b))
  expect(heap.next).toBe(Infinity)
})

test('a small month: the rate is kept, the tiers are reached, a quiet character costs no more than one and a half', () => {
  const scenario = { people: 20_000, days: 6, rate: 1, askedPerDay: 100, newPerDay: 20, seed: 3 }
  const { outcomes, quiet, counts, tailAges } = simulate(scenario)
  const all = Object.values(outcomes)
  expect(all.reduce((sum, { requests }) => sum + requests, 0)).toBeLessThanOrEqual(4 * 86_400 + 100)
  expect(quiet.requests / quiet.syncs).toBeLessThanOrEqual(1.5)
  expect(counts.top).toBeGreaterThanOrEqual(100)
  for (const kind of ['top', 'middle'] as const) {
    const late = outcomes[kind].ages.filter((age) => age > tiers[kind].reach)
    expect(late.length / outcomes[kind].ages.length).toBeLessThan(0.01)
  }
  expect(tailAges.playing.length).toBeGreaterThan(1000)
  expect(simulate(scenario)).toEqual({ outcomes, quiet, counts, tailAges })
})
