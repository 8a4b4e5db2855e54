import { describe, expect, test } from 'vitest'
import { characterIdIn, companyIdIn, lodestoneAddress } from './lodestone.ts'
import {
  alternates,
  characterPath,
  inLanguage,
  ishgardPath,
  itemPath,
  pathOf,
  rankingPath,
  rarityPagePath,
  rarityPath,
  splitLanguage,
} from './paths.ts'

describe('paths', () => {
  test('encode their parts and end in a slash', () => {
    expect(pathOf()).toBe('/')
    expect(pathOf('ranking', 'mount', 'a/b c')).toBe('/ranking/mount/a%2Fb%20c/')
    expect(characterPath(42)).toBe('/char/42/')
    expect(rarityPath('mount', 'Aether')).toBe('/rarity/mount/Aether/')
  })

  test('further pages of a rarity list are pages of their own only globally', () => {
    expect(rarityPagePath('mount', 'global', 1)).toBe('/rarity/mount/global/')
    expect(rarityPagePath('mount', 'global', 2)).toBe('/rarity/mount/global/page/2/')
    expect(rarityPagePath('mount', 'Chaos', 2)).toBe('/rarity/mount/Chaos/?page=2')
    expect(itemPath('mount', 'Chaos', 7)).toBe('/rarity/mount/Chaos/7/')
  })

  test('leave the standard mode out', () => {
    expect(rankingPath('mount', 'global')).toBe('/ranking/mount/global/')
    expect(rankingPath('mount', 'global', 'all')).toBe('/ranking/mount/global/all/')
  })

  test('leave the last day of the ishgard event out', () => {
    expect(ishgardPath('Lich', 4, 'CRP', 9)).toBe('/ranking/ishgard/Lich/4/CRP/9/')
    expect(ishgardPath('Lich', 4, 'CRP', 10)).toBe('/ranking/ishgard/Lich/4/CRP/')
  })

  test('English has no prefix', () => {
    expect(inLanguage('en', '/rarity/')).toBe('/rarity/')
    expect(inLanguage('ja', '/rarity/')).toBe('/ja/rarity/')
    expect(alternates('/').map(({ path }) => path)).toEqual(['/', '/de/', '/fr/', '/ja/'])
  })

  test.each([
    ['/de/char/1/', 'de', '/char/1/'],
    ['/de/', 'de', '/'],
    ['/', 'en', '/'],
    ['/es/char/', 'en', '/es/char/'],
    ['/en/char/', 'en', '/en/char/'],
  ])('%s is %s and %s', (path, language, rest) => {
    expect(splitLanguage(path)).toEqual({ language, path: rest })
  })
})

describe('character ids', () => {
  test.each([
    ['12345678', 12345678],
    [' 7 ', 7],
    ['https://eu.finalfantasyxiv.com/lodestone/character/123/', 123],
    ['https://example.org/de/char/99/mounts/', 99],
    ['0', null],
    ['Tataru', null],
    ['', null],
    ['https://example.org/character/12345678901234567/', null],
  ])('in %j: %j', (text, id) => {
    expect(characterIdIn(text)).toBe(id)
  })

  test('the Lodestone is shown in the reader’s region', () => {
    expect(lodestoneAddress(5, 'ja')).toBe('https://jp.finalfantasyxiv.com/lodestone/character/5/')
  })
})

describe('companyIdIn', () => {
  const id = '9230000000000000001'
  test.each([
    [` ${id} `, id],
    [`https://eu.finalfantasyxiv.com/lodestone/freecompany/${id}/`, id],
    [`https://kupodex.test/de/fc/${id}/`, id],
    [`${id}1234`, null],
    [`/fc/${id}1234/`, null],
    ['/character/7/', null],
    ['kupo', null],
  ])('%s', (text, found) => expect(companyIdIn(text)).toBe(found))
})
