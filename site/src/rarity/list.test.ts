import type { RarityEntry } from '@kupodex/data/contract'
import { describe, expect, test } from 'vitest'
import { rarityPages, type RarityRow, rarityRows, rowsOfPage } from './list.ts'

const entry = (id: number, count: number): RarityEntry => ({ id, count, points: 0, percent: 0, percentFull: 0 })

const items = new Map([
  [3, { id: 3, name: 'Three' }],
  [1, { id: 1, name: 'One' }],
  [2, { id: 2, name: 'Two' }],
  [4, { id: 4, name: 'Four', gone: true as const }],
])
const rowsOf = (charCount: number, rarity: RarityEntry[]) => rarityRows({ charCount, rarity }, items, new Set([6]))

test('nobody’s first by id, folded away; then the rarest with places; below what is gone; an unknown item has a row', () => {
  const rows = rowsOf(9, [entry(1, 9), entry(3, 0), entry(2, 0), entry(4, 0), entry(5, 2), entry(6, 0)])
  expect(rows.map(({ id, place, folded }) => [id, place, folded])).toEqual([
    [2, null, true],
    [3, null, true],
    [5, 1, false],
    [1, 2, false],
    [4, null, false],
  ])
  expect(rows[2]?.item.name).toBe('#5')
})

test('where nobody was counted, the game’s order holds and nothing is folded away', () => {
  const rows = rowsOf(0, [entry(1, 0), entry(2, 0), entry(3, 0), entry(4, 0)])
  expect(rows.map(({ id, place, folded }) => [id, place, folded])).toEqual([
    [3, null, false],
    [1, null, false],
    [2, null, false],
    [4, null, false],
  ])
})

describe('pages of 250 rows', () => {
  const list = (folded: number, others: number): RarityRow[] =>
    Array.from({ length: folded + others }, (_, at) => ({
      ...entry(at, 0),
      item: { id: at, name: '' },
      place: null,
      folded: at < folded,
    }))

  test.each([
    [0, 0, 1],
    [0, 250, 1],
    [0, 251, 2],
    [250, 250, 1],
    [3894, 2, 16],
    [2, 3894, 16],
  ])('%i folded away and %i others fill %i', (folded, others, pages) =>
    expect(rarityPages(list(folded, others))).toBe(pages),
  )

  test('cut both lists without loss, so that the first page has some of each', () => {
    const rows = list(501, 300)
    const pages = [1, 2, 3].map((page) => rowsOfPage(rows, page))
    expect(pages.flat().sort((a, b) => a.id - b.id)).toEqual(rows)
    expect(pages.map((page) => [page.length, page.filter(({ folded }) => folded).length])).toEqual([
      [500, 250],
      [300, 250],
      [1, 1],
    ])
  })
})
