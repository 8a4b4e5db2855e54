import type {
  CompanyRankingAnswer,
  FewestMissingAnswer,
  GainMonthsAnswer,
  GainsAnswer,
  PublishedAnswer,
  RaidAnswer,
  RankingAnswer,
  RarityAnswer,
  StatsAnswer,
} from '@kupodex/data/contract'
import { expect, test } from 'vitest'
import { boardPages, boardScopes, rarityScopes, scopeGroups } from './pages.ts'
import { onlyPeopled, readScopeRule } from './peopled.ts'
import { allScopes, places } from './places.ts'
import type { PublishedTree } from './published.ts'

/** A night that counted so many characters in each scope; none where it is left out. */
const night = (counts: Readonly<Record<string, number>>): PublishedTree => {
  const index: PublishedAnswer = {
    ...{ deployTime: 1, generateTime: 1, characters: counts['global'] ?? 0 },
    boards: allScopes.map((scope) => ({ type: 'mount', mode: 'standard', scope, count: counts[scope] ?? 0 })),
    rarity: allScopes.map((scope) => ({ type: 'mount', scope, charCount: counts[scope] ?? 0 })),
  }
  const answer = (scope: string) => ({ count: counts[scope] ?? 0 })
  return {
    index,
    ranking: (_type, scope) => answer(scope) as RankingAnswer,
    rarity: (_type, scope) => answer(scope) as unknown as RarityAnswer,
    raid: (scope) => answer(scope) as unknown as RaidAnswer,
    companyRanking: () => ({ boards: [] }) as unknown as CompanyRankingAnswer,
    gains: () => ({ boards: [] }) as unknown as GainsAnswer,
    gainMonths: () => ({ months: [] }) as unknown as GainMonthsAnswer,
    fewestMissing: (scope) => answer(scope) as FewestMissingAnswer,
    stats: (scope) => answer(scope) as StatsAnswer,
    collected: () => null,
    ishgardIndex: null,
    ishgard: () => null,
    game: () => null,
    report: () => null,
    rows: () => [],
  }
}

const light = places.find(({ name }) => name === 'Light')!
const [home = '', empty = ''] = light.worlds
const some = night({ global: 3, Light: 3, [home]: 3 })

test('only data centers where somebody lives have pages, with all of their worlds', () => {
  const { index, ...rest } = onlyPeopled(some, places)
  const scopes = ['global', 'Light', ...light.worlds].sort()
  expect(boardScopes(index).sort()).toEqual(scopes)
  expect([...new Set(boardPages(index).map(({ scope }) => scope))].sort()).toEqual(scopes)
  expect(rarityScopes(index, 'mount').sort()).toEqual(scopes)
  expect(scopes).toContain(empty)
  for (const answer of [
    rest.ranking('mount', empty, 'standard'),
    rest.rarity('mount', empty),
    rest.raid(empty, 1040),
    rest.companyRanking(empty),
    rest.stats(empty),
  ])
    expect(answer).not.toBeNull()
  for (const scope of ['Chaos', 'Zodiark', 'Aether'].filter((name) => !scopes.includes(name))) {
    expect([
      rest.companyRanking(scope),
      rest.ranking('mount', scope, 'standard'),
      rest.rarity('mount', scope),
      rest.stats(scope),
      rest.gains(scope, 'week'),
      rest.gainMonths(scope, 2026),
      rest.fewestMissing(scope),
      rest.raid(scope, 1040),
    ]).toEqual([null, null, null, null, null, null, null, null])
  }
})

test('the menu of scopes offers those alone', () => {
  const { index } = onlyPeopled(some, places)
  const scopes = boardScopes(index)
  expect(scopeGroups(places, (scope) => scopes.includes(scope))).toEqual([
    { name: 'Light', hasPage: true, worlds: [...light.worlds] },
  ])
})

test('everywhere has pages even where nobody lives, or before the first night', () => {
  expect(boardScopes(onlyPeopled(night({}), places).index)).toEqual(['global'])
  expect(onlyPeopled({ ...night({}), index: null, stats: () => null }, places).index).toBeNull()
})

test('without the rule every public data center and world has pages', () => {
  expect(allScopes).toHaveLength(1 + places.length + places.flatMap(({ worlds }) => worlds).length)
  expect(boardScopes(some.index).sort()).toEqual([...allScopes].sort())
})

test('the setting is one of two words, or left out', () => {
  expect([undefined, 'all', 'peopled'].map(readScopeRule)).toEqual(['all', 'all', 'peopled'])
  expect(() => readScopeRule('some')).toThrow('KUPODEX_SCOPES is peopled or all, not some')
})
