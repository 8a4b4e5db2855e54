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

test('of one patch what was added last comes first, of all collections', () => {
  const items = (...ids: number[]) => new Map(ids.map((id) => [id, { id, name: `Item ${id}`, patch: '7.4' }]))
  const all = new Map<RarityType, ReadonlyMap<number, RarityItem>>([
    ['mount', items(3, 20, 1)],
    ['emote', items(7, 2)],
  ])
  expect(newestItems(all, 4).map(({ type, item }) => `${type} ${item.id}`)).toEqual([
    ...['mount 20', 'emote 7', 'mount 3', 'emote 2'],
  ])
})
