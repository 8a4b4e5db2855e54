import type { PublishedAnswer } from '@kupodex/data/contract'
import { languages } from '@kupodex/data/game'
import { describe, expect, test } from 'vitest'
import { boardPages, boardScopes, modesIn, rarityScopes, scopeGroups, scopePages } from './pages.ts'

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

  test('exist for everywhere and each scope that has an answer, in each language', () => {
    const pages = scopePages((scope) => scope === 'Light')
    expect(pages.length).toBe(2 * languages.length)
    expect(new Set(pages.map(({ props }) => `${props.language} ${props.scope} ${props.scopes.join()}`))).toEqual(
      new Set(languages.flatMap((one) => [`${one} global global,Light`, `${one} Light global,Light`])),
    )
    expect(pages.every(({ params, props }) => params.scope === props.scope)).toBe(true)
  })

  test('have each mode of a type and scope once, and everywhere also where a night has no list', () => {
    const twice = { ...index, boards: [...index.boards, ...index.boards] }
    expect(boardPages(twice)).toEqual(boardPages(index))
    expect([modesIn(boardPages(index), 'mount', 'Light'), modesIn(boardPages(index), 'minion', 'Lich')]).toEqual([
      ['standard'],
      [],
    ])
    expect([rarityScopes(null, 'mount'), rarityScopes(index, 'minion')]).toEqual([['global'], ['global']])
  })

  test('the scope menu has no dead links', () => {
    const places = [
      { name: 'Chaos', worlds: ['Omega'] },
      { name: 'Light', worlds: ['Lich', 'Shiva'] },
    ]
    const has = (scope: string) => boardPages(index).some((page) => page.scope === scope)
    expect(scopeGroups(places, has)).toEqual([{ name: 'Light', hasPage: true, worlds: ['Lich'] }])
    expect(scopeGroups(places, (scope) => scope === 'Omega')).toEqual([
      { name: 'Chaos', hasPage: false, worlds: ['Omega'] },
    ])
    expect(scopeGroups(places, (scope) => scope === 'Chaos')).toEqual([{ name: 'Chaos', hasPage: true, worlds: [] }])
  })
})
