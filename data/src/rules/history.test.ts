import { expect, test } from 'vitest'
import { historyPeriod, historyShards, weeksPerPeriod } from './history.ts'
import { weekLength as week } from './week.ts'

const reset = Date.parse('2026-06-23T08:00:00Z')

test('a period has thirteen weeks and changes with a weekly reset', () => {
  const periods = Array.from({ length: 27 }, (_, at) => historyPeriod(reset + at * week))
  const changes = periods.flatMap((period, at) => (at > 0 && period !== periods[at - 1] ? [at] : []))
  expect(changes).toHaveLength(2)
  expect((changes[1] ?? 0) - (changes[0] ?? 0)).toBe(weeksPerPeriod)
  expect(historyPeriod(reset + (changes[0] ?? 0) * week - 1)).toBe(periods[0])
})

test.each([
  [0, 1],
  [65, 2],
  [1_000_000, 16_384],
])('%d characters lie in %d files', (characters, shards) => expect(historyShards(characters)).toBe(shards))
