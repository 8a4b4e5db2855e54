import { type TableName, tables } from '@kupodex/data/game'
import { expect, test } from 'vitest'
import { danglingLinks } from './links.ts'

test('links of live rows that lead nowhere are found, 0 and null are not', () => {
  const tables = new Map([
    [
      'achievements',
      [
        { id: 1, titleId: 5, categoryId: 1 },
        { id: 2, titleId: 0, categoryId: 1 },
        { id: 3, titleId: 6, categoryId: 9 },
        { id: 4, titleId: 7, categoryId: 1, deleted: true },
      ],
    ],
    ['titles', [{ id: 5, achievementIds: [1, 8] }]],
  ])
  expect(danglingLinks(tables)).toEqual([
    { from: 'achievements', column: 'titleId', to: 'titles', ids: [3] },
    { from: 'titles', column: 'achievementIds', to: 'achievements', ids: [5] },
  ])
})

test('ways to get a thing and the items that unlock it are links in every table that has the columns', () => {
  const owned = { id: 1, sourceTypeId: 9, itemIds: [4, 5] }
  const tables = new Map<string, (typeof owned | { id: number })[]>([
    ['mounts', [owned]],
    ['facewear', [owned]],
    ['ttcards', [owned]],
    ['sourceTypes', [{ id: 1 }]],
    ['items', [{ id: 4 }]],
  ])
  for (const from of ['mounts', 'facewear', 'ttcards']) {
    expect(danglingLinks(tables)).toContainEqual({ from, column: 'sourceTypeId', to: 'sourceTypes', ids: [1] })
    expect(danglingLinks(tables)).toContainEqual({ from, column: 'itemIds', to: 'items', ids: [1] })
  }
})

/** Columns of ids of which no table of ours has the rows, or not all of them. */
const outside = [
  ...['armoire itemId', 'fish itemId', 'minions raceId', 'leves journalGenreId'],
  ...['duties contentTypeId', 'maps territoryId', 'cosmicRedAlerts balloonIds'],
]

test('every column of ids says which table it points to', () => {
  const names = Object.keys(tables) as TableName[]
  const nowhere = names.flatMap((from) => {
    const columns = Object.keys(tables[from].row.shape).filter((column) => /Ids?$/.test(column))
    const row = { id: 1, deleted: false, ...Object.fromEntries(columns.map((column) => [column, 999_999])) }
    const rows = new Map(names.map((name) => [name, name === from ? [row] : []]))
    const found = danglingLinks(rows).map(({ column }) => column)
    return columns.filter((column) => !found.includes(column)).map((column) => `${from} ${column}`)
  })
  const unknown = nowhere.filter((column) => !outside.includes(column))
  expect(unknown.map((column) => `guard/links.ts does not say where ${column} points to`)).toEqual([])
  expect(outside.filter((column) => !nowhere.includes(column))).toEqual([])
})
