import { describe, expect, test } from 'vitest'
import type { RarityItem } from './item.ts'
import { searchOf } from './search.ts'

const rows = (items: Partial<RarityItem>[]) =>
  items.map((item, at) => ({
    id: at,
    count: at,
    points: 0,
    percent: 0,
    percentFull: 0,
    place: at + 1,
    item: { id: at, name: '', ...item },
  }))
const list = rows([
  { name: 'Fat Moogle', description: 'Round.', howTo: 'Letters to the king' },
  { name: 'Company Chocobo', description: 'A bird of the king' },
  { name: 'Duke', feminine: 'Duchess' },
])
const found = (type: Parameters<typeof searchOf>[0], text: string) => searchOf(type, list)(text).map(({ id }) => id)

describe('search in a rarity list', () => {
  test.each(['', '  ', 'fa', ' ki '])('%j shows all', (text) => expect(found('mount', text)).toEqual([0, 1, 2]))
  test('forgives a letter', () => expect(found('mount', 'chocabo')).toEqual([1]))
  test('knows ways to obtain of mounts only', () => {
    expect(found('mount', 'king').sort()).toEqual([0, 1])
    expect(found('achievement', 'king')).toEqual([1])
    expect(found('emote', 'king')).toEqual([])
  })
  test('knows both forms of a title', () => expect(found('title', 'duchess')).toEqual([2]))
  test('finds nothing in far words', () => expect(found('mount', 'zzzzzz')).toEqual([]))
})
