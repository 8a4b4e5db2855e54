import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMarkType, type ItemType } from '@kupodex/data/character'
import { collections } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rowsOfCsv } from '#format/csv.ts'
import { collectLists, isCollect, readCollect } from '../collect.ts'

const shared = join(import.meta.dirname, '../../../../../shared/gamedata')
const isHere = existsSync(join(shared, 'csv', 'en'))

/** The rows of a file of the game's sheets or of the lists beside them, by the names of their columns. */
const rowsOfFile = (...path: string[]): Readonly<Record<string, string>>[] => {
  const [header, ...rows] = rowsOfCsv(readFileSync(join(shared, ...path), 'utf8'))
  return rows.map(({ cells }) => Object.fromEntries(cells.map((cell, at) => [header?.cells[at] ?? '', cell])))
}

interface OurRow {
  id: number
  number?: number
  name?: { en: string }
  npcId?: number
  itemId?: number | null
  itemIds?: readonly number[]
}

/** Our things by the ids of a list of FFXIV Collect. */
const oursOf = (key: string): ReadonlyMap<number, OurRow> => {
  const { type = 'achievement', column = 'id' } = collectLists[key] ?? {}
  const table = collections.find((one) => one.type === type)?.table ?? 'achievements'
  const rows = loadTable(table) as unknown as readonly OurRow[]
  return new Map(rows.map((row) => [(column === 'number' ? row.number : row.id) ?? 0, row]))
}

const folded = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '')

/** The English names of sheets by the column whose value is the id at FFXIV Collect. */
const sheets: Readonly<Record<string, () => readonly [id: number, name: string][]>> = {
  armoires: () => {
    // The row of the Cabinet and one.
    const rows = rowsOfFile('hand', 'armoire_sources.csv')
    return rows.map((row) => [Number(row['cabinet_id']) + 1, row['name_en'] ?? ''])
  },
  bardings: () => rowsOfFile('csv', 'en', 'BuddyEquip.csv').map((row) => [Number(row['#']), row['Name'] ?? '']),
  cards: () => rowsOfFile('csv', 'en', 'TripleTriadCard.csv').map((row) => [Number(row['#']), row['Name'] ?? '']),
  fashions: () => rowsOfFile('csv', 'en', 'Ornament.csv').map((row) => [Number(row['#']), row['Singular'] ?? '']),
  field_records: () =>
    rowsOfFile('csv', 'en', 'MYCWarResultNotebook.csv').map((row) => [Number(row['Number']), row['Name'] ?? '']),
  leves: () => rowsOfFile('csv', 'en', 'Leve.csv').map((row) => [Number(row['#']), row['Name'] ?? '']),
  occult_records: () => rowsOfFile('csv', 'en', 'MKDLore.csv').map((row) => [Number(row['#']), row['Name'] ?? '']),
  orchestrions: () => rowsOfFile('csv', 'en', 'Orchestrion.csv').map((row) => [Number(row['#']), row['Name'] ?? '']),
  relics: () => rowsOfFile('hand', 'relics.csv').map((row) => [Number(row['item_id']), row['name_en'] ?? '']),
  spells: () => rowsOfFile('hand', 'spells.csv').map((row) => [Number(row['spell_id']), row['name_en'] ?? '']),
  survey_records: () =>
    rowsOfFile('csv', 'en', 'VVDNotebookContents.csv').map((row) => [Number(row['#']), row['Name'] ?? '']),
}

/** How that site's tables are called in the list that has its ids beside items. */
const withItems: Readonly<Record<string, string>> = {
  bardings: 'bardings',
  emotes: 'emotes',
  fashions: 'fashions',
  hairstyles: 'hairs',
  orchestrions: 'orchestrions',
  outfits: 'outfits',
  mounts: 'mounts',
  minions: 'minions',
}

describe.skipIf(!isHere)(`ids of FFXIV Collect${isHere ? '' : ' (skipped: the lists are not here)'}`, () => {
  test.each(Object.keys(sheets))('%s have the names that we have', (key) => {
    const ours = oursOf(key)
    const both = (sheets[key]?.() ?? []).filter(([id, name]) => name !== '' && ours.get(id)?.name !== undefined)
    const wrong = both.filter(([id, name]) => folded(ours.get(id)?.name?.en ?? '') !== folded(name))
    expect(both.length).toBeGreaterThan(ours.size * 0.6)
    // The game has renamed two pieces of the armoire since the list was made.
    expect(wrong.length / both.length).toBeLessThan(0.001)
  })

  test.each(Object.entries(withItems))('%s have the items that ours have', (key, table) => {
    const ours = oursOf(key)
    const listed = rowsOfFile('hand', 'tradeable.csv').filter((row) => row['table'] === table && row['item_id'] !== '')
    const both = listed.flatMap((row) => {
      const our = ours.get(Number(row['peer_id']))
      const items = [...(our?.itemIds ?? []), our?.itemId, key === 'outfits' ? our?.id : null].filter(
        (id) => id != null,
      )
      return items.length === 0 ? [] : [{ items, item: Number(row['item_id']), id: row['peer_id'] }]
    })
    const wrong = both.filter(({ items, item }) => !items.includes(item))
    expect(both.length).toBeGreaterThan(40)
    // A few have a second item, which may be sold.
    expect(wrong.length / both.length).toBeLessThan(0.04)
  })

  test('opponents are rows of the sheet of matches, frames are conditions of portraits', () => {
    const matches = new Set(rowsOfFile('csv', 'en', 'TripleTriad.csv').map((row) => Number(row['#'])))
    expect([...oursOf('npcs').keys()].filter((id) => !matches.has(id))).toEqual([])
    const frames = rowsOfFile('hand', 'patches.csv').filter((row) => row['table']?.includes('peer frame id'))
    const ours = oursOf('frames')
    const unknown = frames.filter((row) => !ours.has(Number(row['id'])))
    expect(frames.length).toBeGreaterThan(390)
    expect(unknown.length).toBeLessThan(5)
  })
})

test('every list of a file is read, and what is not a list of ids is a problem', () => {
  const json = { cards: [1, 2], spells: [3, '4', 1.5, null, -1], mounts: [5], minions: [], pets: [1], relics: 'none' }
  expect(isCollect(json)).toBe(true)
  const read = readCollect(json)
  if (!read.ok) throw new Error(read.code)
  expect(read.wanted.map(({ type, by }) => [type, by])).toEqual([
    ['triadCard', { column: 'id', key: 1 }],
    ['triadCard', { column: 'id', key: 2 }],
    ['spell', { column: 'id', key: 3 }],
  ])
  expect(read.problems.map(({ code, value, types }) => [code, value, ...types])).toEqual([
    ['id', '4', 'spell'],
    ['id', '1.5', 'spell'],
    ['id', 'null', 'spell'],
    ['id', '-1', 'spell'],
    ['automatic', 'mounts', 'mount'],
    ['collection', 'pets'],
    ['collection', 'relics'],
  ])
})

test.each([{}, { cards: 1 }, { spells: { 1: true } }, { other: [1] }])('%j is no file of the site', (json) =>
  expect(isCollect(json)).toBe(false),
)

test('a file without a tick is empty', () =>
  expect(readCollect({ cards: [], mounts: [] })).toEqual({ ok: false, code: 'empty' }))

test('each id of a list that is ticked is wanted once, in order', () => {
  const keys = Object.keys(collectLists).filter((key) => isMarkType((collectLists[key]?.type ?? 'mount') as ItemType))
  const ids = fc.array(fc.integer({ min: 1, max: 99_999 }), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...keys), ids, { minKeys: 1 }), (json) => {
      const read = readCollect(json)
      if (!read.ok) throw new Error(read.code)
      expect(read.problems).toEqual([])
      expect(read.wanted.map(({ by }) => 'key' in by && by.key)).toEqual(Object.values(json).flat())
    }),
  )
})
