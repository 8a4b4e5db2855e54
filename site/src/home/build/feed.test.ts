import { expect, test } from 'vitest'
import type { RarityType } from '@kupodex/data/game'
import type { RarityItem } from '#rarity/item.ts'
import { comparePatches, newestItems } from './feed.ts'

test('patches in the order in which they came', () => {
  expect(['7.4', '7.05', '6.58', '7.35', '7.0', '10.1', '7.45'].sort(comparePatches)).toEqual([
    '6.58',
    '7.0',
    '7.05',
    '7.35',
    '7.4',
    '7.45',
    '10.1',
  ])
})

test('the newest items, without those of no known patch or gone', () => {
  const mounts = new Map([
    [1, { id: 1, name: 'Old', patch: '2.0' }],
    [2, { id: 2, name: 'New', patch: '7.4' }],
    [3, { id: 3, name: 'Gone', patch: '7.4', gone: true as const }],
    [4, { id: 4, name: 'Unknown' }],
  ])
  const emotes = new Map([[9, { id: 9, name: 'Wave', patch: '7.35' }]])
  expect(
    newestItems(
      new Map<RarityType, ReadonlyMap<number, RarityItem>>([
        ['mount', mounts],
        ['emote', emotes],
      ]),
      2,
    ).map(({ item }) => item.name),
  ).toEqual([
    // prettier-ignore
    'New',
    'Wave',
  ])
})
