import type { PublishedAnswer } from '@kupodex/data/contract'
import { describe, expect, test } from 'vitest'
import { boardPages, boardScopes, modesIn, rarityScopes, scopeGroups } from './pages.ts'

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
