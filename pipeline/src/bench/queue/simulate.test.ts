import { expect, test } from 'vitest'
import { tiers } from '@kupodex/data/sync'
import { DueHeap } from './due-heap.ts'
import { randomFrom } from './people.ts'
import { type Kind, simulate, type Simulated } from './simulate.ts'

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

const small = { people: 20_000, days: 6, rate: 1, askedPerDay: 100, newPerDay: 20, seed: 3 }

const requestsOf = ({ outcomes, found }: Simulated) =>
  Object.values(outcomes).reduce((sum, { requests }) => sum + requests, found.lists)

const lateOf = ({ outcomes }: Simulated, kind: 'top' | 'middle') => {
  const { ages } = outcomes[kind]
  return ages.filter((age) => age > tiers[kind].reach).length / ages.length
}

test.each([0, 0.4, 1])(
  'a small month in which %s show their emotes: rate and ages are kept, quiet ones cost little',
  (emotes) => {
    const scenario = { ...small, emotes, discovery: 0.2, known: 1 }
    const simulated = simulate(scenario)
    const { quiet, counts, tailAges, found } = simulated
    expect(requestsOf(simulated)).toBeLessThanOrEqual(4 * 86_400 + 100)
    expect(quiet.requests / quiet.syncs).toBeLessThanOrEqual(1.5)
    expect(counts.top).toBeGreaterThanOrEqual(100)
    for (const kind of ['top', 'middle'] as const) expect(lateOf(simulated, kind)).toBeLessThan(0.01)
    expect(tailAges.playing.length).toBeGreaterThan(1000)
    expect(found.characters).toBe(0)
    expect(simulate(scenario)).toEqual(simulated)
  },
)

test('a young site finds some in the time that is left, by its share, and nobody else is read later', () => {
  const young = { ...small, emotes: 0.4, known: 0.1 }
  const [off, on] = [simulate({ ...young, discovery: 0 }), simulate({ ...young, discovery: 0.3 })]
  expect([off.found, off.outcomes.found.syncs]).toEqual([{ characters: 0, lists: 0 }, 0])
  expect(on.found.characters).toBeGreaterThan(500)
  const { requests } = on.outcomes.found
  expect(requests).toBeLessThanOrEqual(0.3 * 4 * 86_400 + 20)
  const median = ({ outcomes }: Simulated, kind: Kind) =>
    outcomes[kind].ages.toSorted((a, b) => a - b)[Math.floor(outcomes[kind].ages.length / 2)] ?? 0
  // By no more than one first reading; due times are spread by a tenth, by numbers that are not the same for both.
  for (const kind of ['asked', 'fresh'] as const)
    expect(median(on, kind) - median(off, kind)).toBeLessThanOrEqual(15_000)
  for (const kind of ['top', 'middle', 'tail'] as const)
    expect(median(on, kind) / median(off, kind)).toBeLessThanOrEqual(1.05)
  for (const kind of ['top', 'middle'] as const) expect(lateOf(on, kind)).toBeLessThan(0.01)
})
