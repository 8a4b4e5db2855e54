import type { StatsAnswer } from '@kupodex/data/contract'
import { globalSlug, places, scopeKind } from '#build/places.ts'

export interface PlaceCount {
  scope: string
  count: number
}

/** The places that one is compared with: data centers for everywhere, the worlds of a data center for it and each of them. */
export const placesBeside = (scope: string): readonly string[] => {
  const kind = scopeKind(scope)
  if (kind === 'global') return places.map(({ name }) => name)
  return places.find(({ name, worlds }) => (kind === 'world' ? worlds.includes(scope) : name === scope))?.worlds ?? []
}

/** The place that holds all of those that a scope is compared with. */
const holderOf = (scope: string): string =>
  scopeKind(scope) === 'world' ? (places.find(({ worlds }) => worlds.includes(scope))?.name ?? globalSlug) : scope

/** Characters of a scope's neighbours, most first and else in order of name, and how many there are in all of them; places without any are left out. */
export const comparedWith = (
  scope: string,
  statsOf: (scope: string) => Pick<StatsAnswer, 'count'> | null,
): { total: number; lines: PlaceCount[] } => ({
  total: statsOf(holderOf(scope))?.count ?? 0,
  lines: placesBeside(scope)
    .map((name) => ({ scope: name, count: statsOf(name)?.count ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count),
})
