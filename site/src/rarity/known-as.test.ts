import { expect, test } from 'vitest'
import type { RarityItem } from './item.ts'
import { knownAs } from './detail.ts'

test.each([
  ['mount', { id: 7, itemId: 6001 }, { kind: 'item', id: 6001 }],
  ['vista', { id: 7 }, null],
  ['relic', { id: 7863 }, { kind: 'item', id: 7863 }],
  ['achievement', { id: 7 }, { kind: 'achievement', id: 7 }],
] as const)('%s %j is known by the row %j, its name and its English name', (type, item, row) => {
  const known = knownAs(type, { ...item, name: 'Käfer' }, { ...item, name: 'Beetle' })
  expect(known).toEqual({ row, name: 'Käfer', english: 'Beetle' })
  expect(knownAs(type, { ...item, name: 'Käfer' }, undefined)?.english).toBeNull()
})

const title = (name: string, ...ways: [string, number][]): RarityItem => ({
  ...{ id: 4, name },
  ways: ways.map(([text, achievementId]) => ({ text, achievementId, kind: 'achievement' })),
})

test('a title is known by the first achievement that gives it, and one that none gives not at all', () => {
  const german = title('Held', ['Sieg', 2], ['Zweiter Sieg', 3])
  const row = { kind: 'achievement', id: 2 }
  expect(knownAs('title', german, title('Hero', ['Another Win', 3], ['Win', 2]))).toEqual({
    ...{ row, name: 'Sieg', english: 'Win' },
  })
  expect(knownAs('title', german, undefined)).toEqual({ row, name: 'Sieg', english: null })
  expect(knownAs('title', title('Held'), title('Hero'))).toBeNull()
})
