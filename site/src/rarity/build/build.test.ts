import { type Live, liveKey, objectKey, type PublishedAnswer } from '@kupodex/data/contract'
import { rarityTables, rarityTypes } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { boardPages, boardScopes, modesIn, rarityScopes, scopeGroups } from '#build/pages.ts'
import { openPublished } from '#build/published.ts'
import { rarityItems, unlisted } from './items.ts'

const folder = mkdtempSync(join(tmpdir(), 'published-'))
const live: Live = { night: { slot: 'a', since: 1 }, game: { slot: 'b', since: 1 } }
const put = (key: string, value: unknown) => {
  const file = join(folder, key === liveKey ? key : (objectKey(live, key) ?? ''))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(value))
}
put(liveKey, live)
afterAll(() => rmSync(folder, { recursive: true }))

const board = (type: string, mode: string, scope: string) => ({ type, mode, scope, count: 1 })
const index: PublishedAnswer = {
  deployTime: 1,
  generateTime: 2,
  characters: 3,
  boards: [
    board('mount', 'all', 'Lich'),
    board('mount', 'standard', 'Lich'),
    board('mount', 'standard', 'Light'),
    board('raid', '1040', 'global'),
  ],
  rarity: [
    { type: 'mount', scope: 'global', charCount: 3 },
    { type: 'mount', scope: 'Light', charCount: 2 },
    { type: 'title', scope: 'Chaos', charCount: 2 },
  ],
}

describe('the published tree', () => {
  test('that is not there is an empty world', () => {
    const nothing = openPublished(join(folder, 'nothing'))
    expect(nothing.index).toBeNull()
    expect(nothing.ranking('mount', 'global', 'standard')).toBeNull()
    expect(nothing.game('en', 'mounts')).toBeNull()
  })

  test('gives the rows of a game table by id', () => {
    const row = { name: 'Fat Moogle', obtainable: false, updatedAt: 1, deleted: false }
    put('api/game/en/mounts.json', {
      deployTime: 1,
      tables: {
        mounts: [
          { id: 1, howTo: 'Luck.', ...row },
          { id: 2, ...row },
        ],
      },
    })
    const mounts = openPublished(folder).game('en', 'mounts')
    expect(mounts?.get(1)).toEqual({ id: 1, name: 'Fat Moogle', howTo: 'Luck.', obtainable: false })
    expect(mounts?.get(2)?.howTo).toBe('')
  })

  test('of another shape is refused with the file and what is wrong', () => {
    put('api/rarity/mount/global.json', { deployTime: 1, generateTime: 2, charCount: -1, rarity: [] })
    expect(() => openPublished(folder).rarity('mount', 'global')).toThrow(/rarity\/mount\/global\.json[^]*charCount/)
  })
})

describe('pages', () => {
  test('are what was published, and the global boards even in an empty world', () => {
    expect(boardPages(null).map(({ type, scope, mode }) => `${type} ${scope} ${mode}`)).toEqual([
      'achievement global standard',
      'mount global standard',
      'minion global standard',
    ])
    expect(boardPages(index)).toHaveLength(6)
    expect(modesIn(boardPages(index), 'mount', 'Lich')).toEqual(['standard', 'all'])
    expect(boardScopes(index)).toEqual(['global', 'Lich', 'Light'])
    expect(boardScopes(null)).toEqual(['global'])
    expect(rarityScopes(index, 'mount')).toEqual(['global', 'Light'])
  })

  test('the scope menu has no dead links', () => {
    const places = [
      { name: 'Chaos', worlds: ['Omega'] },
      { name: 'Light', worlds: ['Lich', 'Shiva'] },
    ]
    const has = (scope: string) => boardPages(index).some((page) => page.scope === scope)
    expect(scopeGroups(places, has)).toEqual([{ name: 'Light', hasPage: true, worlds: ['Lich'] }])
  })
})

describe('items of rarity lists', () => {
  const row = (id: number, fields: object) => ({ id, updatedAt: 1, deleted: false, ...fields })
  const putTable = (table: string, rows: object[]) =>
    put(`api/game/de/${table}.json`, { deployTime: 1, tables: { [table]: rows } })
  putTable('achievements', [
    row(1, { name: 'A', description: 'Do it.', obtainable: true, notLegacy: true, seasonal: false, titleId: 9 }),
    row(2, { name: 'B', obtainable: true, notLegacy: false, seasonal: false, titleId: 8 }),
    row(3, { name: 'C', obtainable: true, notLegacy: true, seasonal: true, titleId: 0 }),
    row(4, { name: 'D', obtainable: false, notLegacy: true, seasonal: false, titleId: 9 }),
  ])
  putTable('titles', [row(8, { masculine: 'Held', feminine: 'Heldin' }), row(9, { masculine: 'X', feminine: 'X' })])
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
    ])
  })

  test('collectables that are gone; empty texts are left out', () => {
    expect(items('mount').slice(0, 1)).toEqual([
      { id: 5, name: 'M', patch: '2.1', hue: 0, gone: true, unobtainable: true, reason: 'Beendete Saison' },
    ])
  })

  test('what can be had for money alone counts for nothing', () => {
    expect(items('mount').map(({ id, uncounted }) => [id, uncounted ?? false])).toEqual([
      [5, false],
      [6, true],
      [7, false],
    ])
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
