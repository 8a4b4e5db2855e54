import { describe, expect, test } from 'vitest'
import { type Ending, failuresToDead, placeAfter, priorities, takingOrder, tierOf, tiers } from './schedule.ts'

const minute = 60_000
const day = 24 * 60 * minute
const now = 1_750_000_000_000

test.each([
  [null, 'tail'],
  [1, 'top'],
  [100, 'top'],
  [101, 'middle'],
  [10_000, 'middle'],
  [10_001, 'tail'],
])('the best rank %s is of the tier %s', (rank, tier) => expect(tierOf(rank)).toBe(tier))

describe('placeAfter', () => {
  const after = (ending: Ending, more: Partial<Parameters<typeof placeAfter>[0]> = {}) => {
    const place = placeAfter({
      ending,
      bestRank: null,
      priority: priorities.tail,
      failures: 0,
      quietFor: 0,
      now,
      random: () => 0,
      ...more,
    })
    return [place.priority, place.due - now, place.failures]
  }

  test.each<[Ending, number | null, number, number]>([
    ['read', 50, priorities.top, tiers.top.wait],
    ['read', 5000, priorities.middle, tiers.middle.wait],
    ['read', null, priorities.tail, day],
    ['private', 1, priorities.rare, 7 * day],
    ['optedOut', 1, priorities.rare, 30 * day],
    ['missing', 50, priorities.top, day],
    ['deleted', 1, priorities.rare, 30 * day],
    ['notFound', null, priorities.rare, day],
    ['recheck', 1, priorities.top, day / 12],
    ['recheck', null, priorities.tail, day / 12],
  ])('%s with rank %s: queue %s, %s ms', (ending, bestRank, priority, wait) =>
    expect(after(ending, { bestRank, failures: 3 })).toEqual([priority, wait, 0]),
  )

  test.each([
    [null, 0, day],
    [null, 9 * day, 9 * day],
    [null, 400 * day, 60 * day],
    [5000, 400 * day, tiers.middle.wait],
  ])('rank %s, quiet for %s ms: again after %s', (bestRank, quietFor, wait) =>
    expect(after('read', { bestRank, quietFor })[1]).toBe(wait),
  )

  test.each<[Ending, number | null, number]>([
    ['read', null, priorities.found],
    ['read', 5000, priorities.middle],
    ['private', null, priorities.found],
    ['missing', null, priorities.found],
    ['deleted', null, priorities.found],
    ['recheck', null, priorities.found],
    ['failed', null, priorities.found],
    ['unfinished', null, priorities.found],
    // Once more, to be deleted.
    ['notFound', null, priorities.rare],
  ])('one that was found, %s with rank %s: queue %s', (ending, bestRank, priority) =>
    expect(after(ending, { bestRank, priority: priorities.found })[0]).toBe(priority),
  )

  test('once somebody has asked for one that was found, it is read in turn with all others', () =>
    expect(after('read', { priority: priorities.asked })[0]).toBe(priorities.tail))

  test('a tier leaves room for the spread below its reach', () => {
    for (const { wait, reach } of Object.values(tiers)) if (reach) expect(wait * 1.1).toBeLessThan(reach * 0.9)
  })

  test('after failures it waits longer each time, then it is parked', () => {
    expect(after('failed')).toEqual([priorities.tail, minute, 1])
    expect(after('failed', { failures: 3, priority: priorities.fresh })).toEqual([priorities.fresh, 8 * minute, 4])
    expect(after('failed', { priority: priorities.found })).toEqual([priorities.found, minute, 1])
    expect(after('failed', { priority: priorities.asked, bestRank: 7 })).toEqual([priorities.top, minute, 1])
    const last = { bestRank: null, priority: priorities.tail, quietFor: 0, now, random: () => 0 }
    expect(placeAfter({ ...last, ending: 'failed', failures: failuresToDead - 2 }).dead).toBe(false)
    expect(placeAfter({ ...last, ending: 'failed', failures: failuresToDead - 1 })).toMatchObject({
      dead: true,
      priority: priorities.rare,
    })
  })

  test('when the site is down no failure is counted, and the place is kept', () =>
    expect(after('siteDown', { priority: priorities.asked, failures: 4 })).toEqual([priorities.asked, minute, 4]))

  test('a character that is not fully read goes on at once, and no failure is counted', () =>
    expect(after('unfinished', { priority: priorities.fresh, failures: 4 })).toEqual([priorities.fresh, 0, 4]))

  test('due times are spread by a tenth', () =>
    expect(after('private', { random: () => 0.5 })[1]).toBe(Math.round(7 * day * 1.05)))
})

test('every queue that somebody waits in is taken from; sometimes the last ones first', () => {
  const { found, ...waiting } = priorities
  for (const drawn of [0, 0.5, 0.92, 0.99]) {
    expect(new Set(takingOrder(() => drawn).map(({ priority }) => priority))).toEqual(
      new Set<number>(Object.values(waiting)),
    )
    expect(takingOrder(() => drawn).map(({ priority }) => priority)).not.toContain(found)
  }
  expect([0, 0.92, 0.99].map((drawn) => takingOrder(() => drawn)[0]?.priority)).toEqual([
    priorities.asked,
    priorities.tail,
    priorities.rare,
  ])
})
