import type { PublishedAnswer, RarityEntry } from '@kupodex/data/contract'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { boardPages, modesIn, rarityScopes, scopeGroups } from './pages.ts'
import { openPublished } from './published.ts'
import { rarityLists } from './rarity.ts'

const folder = mkdtempSync(join(tmpdir(), 'published-'))
const put = (path: string, value: unknown) => {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(value))
}
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
const entry = (id: number, count: number): RarityEntry => ({ id, count, points: 0, percent: 0, percentFull: 0 })

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

test('rarity: nobody’s first by id, then the rarest; what is gone is apart; an unknown item still has a row', () => {
  const row = (id: number, obtainable: boolean) => ({ id, name: `Item ${id}`, howTo: '', obtainable })
  const items = new Map([1, 2, 3, 4].map((id) => [id, row(id, id !== 4)]))
  const lists = rarityLists([entry(1, 9), entry(3, 0), entry(2, 0), entry(4, 1), entry(5, 2)], items)
  expect(lists.obtainable.map(({ id }) => id)).toEqual([2, 3, 5, 1])
  expect(lists.obtainable[2]?.item.name).toBe('#5')
  expect(lists.gone.map(({ id }) => id)).toEqual([4])
})
