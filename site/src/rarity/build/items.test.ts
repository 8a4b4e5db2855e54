import { rarityTables, rarityTypes } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import { describe, expect, test } from 'vitest'
import { publishedFolder } from '#build/published.fixture.ts'
import { openPublished } from '#build/published.ts'
import { collectable, patchesOf, rarityItems, unlisted } from './items.ts'

const { folder, put } = publishedFolder()

describe('items of rarity lists', () => {
  const row = (id: number, fields: object) => ({ id, updatedAt: 1, deleted: false, ...fields })
  const putTable = (table: string, rows: object[]) =>
    put(`api/game/de/${table}.json`, { deployTime: 1, tables: { [table]: rows } })
  putTable('achievements', [
    row(1, {
      name: 'A',
      itemId: 5,
      description: 'Do it.',
      obtainable: true,
      notLegacy: true,
      seasonal: false,
      titleId: 9,
    }),
    row(2, { name: 'B', obtainable: true, notLegacy: false, seasonal: false, titleId: 8 }),
    row(3, { name: 'C', obtainable: true, notLegacy: true, seasonal: true, titleId: 7 }),
    row(4, { name: 'D', obtainable: false, notLegacy: true, seasonal: false, titleId: 9 }),
  ])
  putTable('titles', [
    row(7, { masculine: 'Kürbis', feminine: 'Kürbis' }),
    row(8, { masculine: 'Held', feminine: 'Heldin' }),
    row(9, { masculine: 'X', feminine: 'X' }),
    row(10, { masculine: 'Neu', feminine: 'Neu' }),
  ])
  putTable('mounts', [
    row(5, { name: 'M', howTo: '', obtainable: false, gone: 'season', patch: '2.1', sourceTypeId: 7 }),
    row(6, { name: 'Bought', obtainable: true, sourceTypeId: 7 }),
    row(7, { name: 'Ridden', obtainable: true, sourceTypeId: 1 }),
  ])
  const items = (type: 'achievement' | 'title' | 'mount') => [
    ...rarityItems(openPublished(folder), 'de', type).values(),
  ]

  test('achievements: Legacy and gone ones stand below, seasonal ones carry the tag alone', () => {
    expect(
      items('achievement').map(({ id, gone, unobtainable }) => [id, gone ?? false, unobtainable ?? false]),
    ).toEqual([
      [1, false, false],
      [2, true, true],
      [3, false, true],
      [4, true, true],
    ])
  })

  test('titles are had as long as one achievement that gives them can be', () => {
    expect(items('title')).toEqual([
      // One of a season carries the tag alone.
      { id: 7, name: 'Kürbis', unobtainable: true, ways: [{ text: 'C', kind: 'achievement', achievementId: 3 }] },
      {
        ...{ id: 8, name: 'Held', feminine: 'Heldin', gone: true, unobtainable: true },
        ways: [{ text: 'B', kind: 'achievement', achievementId: 2 }],
      },
      {
        ...{ id: 9, name: 'X', description: 'Do it.' },
        ways: [
          { text: 'A', kind: 'achievement', achievementId: 1 },
          { text: 'D', kind: 'achievement', achievementId: 4 },
        ],
      },
      // Of one that no achievement gives yet nothing is known.
      { id: 10, name: 'Neu' },
    ])
  })

  test('collectables that are gone; empty texts are left out', () => {
    expect(items('mount')).toEqual([
      { id: 5, name: 'M', patch: '2.1', hue: 0, gone: true, unobtainable: true, reason: 'Beendete Saison' },
      { id: 6, name: 'Bought', uncounted: true },
      { id: 7, name: 'Ridden' },
    ])
  })

  test('only what has a patch that is not known has one for the spoiler shield, that of the next', () => {
    const rows = [row(1, { patch: null }), row(2, { patch: '2.1' }), row(3, {})]
    expect([1, 2, 3].map((id) => patchesOf(rows).get(id))).toEqual([21, 21, undefined])
    expect(items('mount').map(({ veil }) => veil)).toEqual([undefined, undefined, undefined])
    const known = new Map([
      [1, 21],
      [2, 99],
    ])
    const veilOf = (id: number, patch: string | null) => collectable('en', known)(row(id, { patch })).veil
    expect([veilOf(1, null), veilOf(2, '2.1'), veilOf(3, null)]).toEqual([21, undefined, undefined])
  })

  test('what can be had for money alone counts for nothing', () => {
    expect(items('mount').map(({ id, uncounted }) => [id, uncounted ?? false])).toEqual([
      [5, false],
      [6, true],
      [7, false],
    ])
  })

  test('what is not sure of a row is said, and what has no name has its number', () => {
    const make = collectable('en', new Map())
    const plain = { id: 4, updatedAt: 1, deleted: false, obtainable: true, sourceTypeId: 1 }
    expect(make({ ...plain, name: '', provisional: false })).toEqual({ id: 4, name: '#4' })
    expect(make({ ...plain, name: 'M', provisional: true, untranslated: true, description: 'Round.' })).toEqual({
      ...{ id: 4, name: 'M', description: 'Round.', provisional: true, untranslated: true },
    })
  })

  test('what can be sold says so', () => {
    const row = { id: 1, name: 'M', updatedAt: 1, deleted: false }
    const sold = (onMarket: boolean | null) => collectable('en', new Map())({ ...row, onMarket }).sold
    expect([true, false, null].map(sold)).toEqual([true, undefined, undefined])
  })

  test('each has the item that unlocks it, and an achievement not that which it gives', () => {
    const row = { id: 1, name: 'M', updatedAt: 1, deleted: false }
    const itemOf = (fields: object) => collectable('en', new Map())({ ...row, ...fields }).itemId
    expect(itemOf({ itemIds: [6001, 6002] })).toBe(6001)
    expect(itemOf({ itemId: 4869 })).toBe(4869)
    expect([{ itemIds: [] }, { itemId: null }, { itemId: 0 }, {}].map(itemOf)).toEqual(Array(4).fill(undefined))
    expect(items('achievement').map(({ itemId }) => itemId)).toEqual(Array(4).fill(undefined))
  })

  test('what the log of the game does not know has no place', () => {
    expect(unlisted('mount').size).toBeGreaterThan(0)
    expect(unlisted('emote').size).toBe(0)
  })

  test('what the game no longer has is not listed, and all that is has a name that players know', () => {
    const rows = rarityTypes.flatMap((type) =>
      loadTable(rarityTables[type]).map((row) => ({ row, isListed: !unlisted(type).has(row.id) })),
    )
    expect(rows.some(({ row }) => row.deleted)).toBe(true)
    expect(rows.filter(({ row, isListed }) => row.deleted && isListed)).toEqual([])
    const nameOf = ({ row }: (typeof rows)[number]) => ('name' in row ? row.name.en : row.masculine.en)
    const placeholder = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}●]|^Hairstyle \d+$/u
    expect(rows.filter((each) => each.isListed && placeholder.test(nameOf(each)))).toEqual([])
  })
})
