import { describe, expect, test } from 'vitest'
import { thingOf } from '#dev/frame.fixture.ts'
import type { Rarity } from '#tables/rarity.ts'
import { sortsOf } from './order.ts'

describe('the order of a list', () => {
  // In the game's order: what one has, what can no longer be had, what is bought, comes for a limited time, and is simply missing.
  const things = [
    thingOf({ id: 1, patch: '7.5', name: 'Owned' }, { isOwned: true }),
    thingOf({ id: 2, patch: '7.4', name: 'Gone', obtainable: false }),
    thingOf({ id: 3, patch: '7.3', name: 'Bought', sourceTypeId: 7 }),
    thingOf({ id: 4, patch: '7.2', name: 'Event', sourceTypeId: 6 }),
    thingOf({ id: 5, patch: '2.0', name: 'Old' }),
    thingOf({ id: 6, patch: '7.51', name: 'New' }),
    thingOf({ id: 7, name: 'Unknown' }, { mainPatch: 71 }),
  ]
  const owners = new Map([
    [1, 90],
    [2, 80],
    [5, 10],
    [6, 20],
  ])
  const rarity: Rarity = {
    charCount: 100,
    of: (id) => ({ id, count: owners.get(id) ?? 0, points: 0, percent: 0, percentFull: 0 }),
    failed: false,
  }
  const prices = new Map(
    [
      [1, 50],
      [5, 900],
      [6, 700],
      [7, null],
    ].map(([id, cheapest = null]) => [id ?? 0, { cheapest, median: cheapest, seen: 1 }]),
  )
  const ordered = (sort: keyof ReturnType<typeof sortsOf>, had: ReadonlySet<number> | null) =>
    things.toSorted(sortsOf({ language: 'en', sourceTypes: [], rarity, had, prices })[sort]).map(({ name }) => name)

  test('of a character of the reader is what is missing first, then what is limited, bought and gone, then what it has', () =>
    expect(ordered('missingFirst', new Set([1]))).toEqual([
      'Old',
      'New',
      'Unknown',
      'Event',
      'Bought',
      'Gone',
      'Owned',
    ]))

  test('of all others is that of the game', () =>
    expect(ordered('missingFirst', null)).toEqual(things.map(({ name }) => name)))

  test('does not change while the list is ticked: it is by what the character had', () =>
    expect(ordered('missingFirst', new Set([5]))).toEqual([
      'Owned',
      'New',
      'Unknown',
      'Event',
      'Bought',
      'Gone',
      'Old',
    ]))

  test.each([
    ['patch', ['New', 'Unknown', 'Old', 'Event', 'Bought', 'Gone', 'Owned']],
    ['cheapest', ['New', 'Old', 'Unknown', 'Event', 'Bought', 'Gone', 'Owned']],
    ['mostCommon', ['New', 'Old', 'Unknown', 'Event', 'Bought', 'Gone', 'Owned']],
    ['rarest', ['Unknown', 'Old', 'New', 'Event', 'Bought', 'Gone', 'Owned']],
  ] as const)('by %s is of what is missing before the rest', (sort, names) =>
    expect(ordered(sort, new Set([1]))).toEqual(names),
  )

  test('by name is the same whatever is missing', () =>
    expect(ordered('name', new Set([1]))).toEqual(['Bought', 'Event', 'Gone', 'New', 'Old', 'Owned', 'Unknown']))

  test('by patch is from the newest on for all others', () =>
    expect(ordered('patch', null)).toEqual(['New', 'Owned', 'Gone', 'Bought', 'Event', 'Unknown', 'Old']))

  test('by price has what nobody offers, and what has no known price, behind the rest', () =>
    expect(ordered('cheapest', null)).toEqual(['Owned', 'New', 'Old', 'Gone', 'Bought', 'Event', 'Unknown']))

  test('by source is that of the ways, and what has none is last', () => {
    const sourceTypes = [
      { id: 6, sort: 2 },
      { id: 7, sort: 1 },
    ] as never
    const { source } = sortsOf({ language: 'en', sourceTypes, rarity, had: null, prices: null })
    const some = things.filter(({ name }) => ['Bought', 'Event', 'Old'].includes(name))
    expect(
      some
        .toReversed()
        .toSorted(source)
        .map(({ name }) => name),
    ).toEqual(['Bought', 'Event', 'Old'])
  })

  test('without rarity and prices is that of the game', () => {
    const sorts = sortsOf({ language: 'en', sourceTypes: [], rarity: null, had: null, prices: null })
    for (const sort of ['rarest', 'mostCommon', 'cheapest'] as const)
      expect(things.toSorted(sorts[sort])).toEqual(things)
  })
})
