import { priorities } from '@kupodex/data/sync'
import { expect, test } from 'vitest'
import { freshnessOf, startAges } from './freshness.ts'

const hour = 3_600_000
const now = 1000 * hour

test('half of the characters are no older than the median, nine in ten no older than p90', () => {
  const ages = startAges()
  const read = (priority: number, hoursAgo: number) => ages.add({ priority, updatedAt: now - hoursAgo * hour })
  for (let hours = 1; hours <= 10; hours++) read(priorities.tail, hours)
  read(priorities.top, 2)
  ages.add({ priority: priorities.fresh, updatedAt: 0 })
  expect(freshnessOf(ages.done(), now)).toEqual([
    { tier: 'top', count: 1, median: 2 * 3600, p90: 2 * 3600 },
    { tier: 'tail', count: 10, median: 5 * 3600, p90: 9 * 3600 },
  ])
})

test('nobody, no figures', () => expect(freshnessOf({}, now)).toEqual([]))
