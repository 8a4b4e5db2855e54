import type { DataCenterPlaces } from './places.ts'
import type { PublishedTree } from './published.ts'

/** Which scopes have pages: those of data centers where somebody lives, or all that a night published. */
const scopeRules = ['peopled', 'all'] as const

export type ScopeRule = (typeof scopeRules)[number]

/** The rule that a setting names; all where it is missing. */
export const readScopeRule = (setting: string | undefined): ScopeRule => {
  const rule = scopeRules.find((word) => word === (setting ?? 'all'))
  if (rule === undefined) throw new Error(`The setting KUPODEX_SCOPES is ${scopeRules.join(' or ')}, not ${setting}.`)
  return rule
}

/** The published tree with only everywhere and data centers where somebody was counted; with all their worlds, so that the first character of one finds boards at once. */
export const onlyPeopled = (published: PublishedTree, dataCenters: readonly DataCenterPlaces[]): PublishedTree => {
  const peopled = dataCenters.filter(({ name }) => (published.stats(name)?.count ?? 0) > 0)
  const scopes = new Set(['global', ...peopled.flatMap(({ name, worlds }) => [name, ...worlds])])
  const { index } = published
  const hasPages = ({ scope }: { scope: string }) => scopes.has(scope)
  return {
    ...published,
    index: index && { ...index, boards: index.boards.filter(hasPages), rarity: index.rarity.filter(hasPages) },
    ranking: (type, scope, mode) => (scopes.has(scope) ? published.ranking(type, scope, mode) : null),
    rarity: (type, scope) => (scopes.has(scope) ? published.rarity(type, scope) : null),
    raid: (scope, raidId) => (scopes.has(scope) ? published.raid(scope, raidId) : null),
    companyRanking: (scope) => (scopes.has(scope) ? published.companyRanking(scope) : null),
    gains: (scope, period) => (scopes.has(scope) ? published.gains(scope, period) : null),
    gainMonths: (scope, year) => (scopes.has(scope) ? published.gainMonths(scope, year) : null),
    fewestMissing: (scope) => (scopes.has(scope) ? published.fewestMissing(scope) : null),
    stats: (scope) => (scopes.has(scope) ? published.stats(scope) : null),
  }
}
