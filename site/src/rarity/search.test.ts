import { describe, expect, test } from 'vitest'
import type { RarityItem } from './item.ts'
import { rarityRows } from './list.ts'
import { searchOf } from './search.ts'

/** A list whose items are the rarer, the earlier they come. */
const listOf = (items: readonly RarityItem[]) =>
  rarityRows(
    {
      charCount: items.length,
      rarity: items.map(({ id }, at) => ({ id, count: at + 1, points: 0, percent: 0, percentFull: 0 })),
    },
    new Map(items.map((item) => [item.id, item])),
  )
const list = listOf([
  { id: 0, name: 'Fat Moogle', description: 'Round.', ways: [{ text: 'A quest' }, { text: 'Letters to the king' }] },
  { id: 1, name: 'Company Chocobo', description: 'A bird of the king' },
  { id: 2, name: 'Duke', feminine: 'Duchess' },
])
const found = (type: Parameters<typeof searchOf>[0], text: string) => searchOf(type, list)(text).map(({ id }) => id)

describe('search in a rarity list', () => {
  test.each(['', '  ', 'fa', ' ki '])('%j shows all', (text) => expect(found('mount', text)).toEqual([0, 1, 2]))
  test('spaces around what was typed do not count', () => expect(found('title', '   duke   ')).toEqual([2]))
  test('forgives a letter', () => expect(found('mount', 'chocabo')).toEqual([1]))
  test('knows ways to obtain of mounts only', () => {
    expect(found('mount', 'king')).toEqual([0, 1])
    expect(found('achievement', 'king')).toEqual([1])
    expect(found('emote', 'king')).toEqual([])
  })
  test('knows both forms of a title', () => expect(found('title', 'duchess')).toEqual([2]))
  test('finds nothing in far words', () => expect(found('mount', 'zzzzzz')).toEqual([]))
})

test('nothing that was found is folded away', () => {
  const rows = rarityRows(
    { charCount: 1, rarity: [{ id: 7, count: 0, points: 0, percent: 0, percentFull: 0 }] },
    new Map([[7, { id: 7, name: 'Nobody has it' }]]),
  )
  expect(rows.map(({ folded }) => folded)).toEqual([true])
  expect(searchOf('mount', rows)('nobody').map(({ folded }) => folded)).toEqual([false])
})
