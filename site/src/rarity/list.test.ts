import type { RarityEntry } from '@kupodex/data/contract'
import { describe, expect, test } from 'vitest'
import { rarityPages, rarityRows, rowsOfPage } from './list.ts'

const entry = (id: number, count: number): RarityEntry => ({ id, count, points: 0, percent: 0, percentFull: 0 })

test('nobody’s first by id, then the rarest; what is gone is below and has no place; an unknown item still has a row', () => {
  const items = new Map([
    [1, { id: 1, name: 'One' }],
    [2, { id: 2, name: 'Two' }],
    [3, { id: 3, name: 'Three' }],
    [4, { id: 4, name: 'Four', gone: true as const }],
  ])
  const rows = rarityRows(
    [entry(1, 9), entry(3, 0), entry(2, 0), entry(4, 1), entry(5, 2), entry(6, 0)],
    items,
    new Set([6]),
  )
  expect(rows.map(({ id, place }) => [id, place])).toEqual([
    [2, 1],
    [3, 2],
    [5, 3],
    [1, 4],
    [4, null],
  ])
  expect(rows[2]?.item.name).toBe('#5')
})

describe('pages of 250 rows', () => {
  test.each([
    [0, 1],
    [1, 1],
    [250, 1],
    [251, 2],
    [3894, 16],
  ])('%i rows fill %i', (rows, pages) => expect(rarityPages(rows)).toBe(pages))

  test('cut a list without loss', () => {
    const rows = Array.from({ length: 501 }, (_, at) => at)
    expect([1, 2, 3].flatMap((page) => rowsOfPage(rows, page))).toEqual(rows)
    expect(rowsOfPage(rows, 3)).toEqual([500])
  })
})
