import type { Found, Named, NamedKind } from '@kupodex/data/find'

export interface FoundGroup extends NamedKind {
  kind: string
  /** The best of them. */
  things: readonly Named[]
  /** How many were found. */
  count: number
}

/** Finds by their kind, the kind of the best find first; `most` are listed of each. */
export const groupFound = (
  found: readonly Found[],
  kinds: Readonly<Record<string, NamedKind>>,
  most: number,
): FoundGroup[] => {
  const order = Object.keys(kinds)
  return [...Map.groupBy(found, ({ thing }) => thing.kind)]
    .flatMap(([kind, some]) => {
      const named = kinds[kind]
      return named === undefined ? [] : [{ kind, named, some, best: some[0]?.rank ?? 0 }]
    })
    .toSorted((a, b) => a.best - b.best || order.indexOf(a.kind) - order.indexOf(b.kind))
    .map(({ kind, named, some }) => ({
      ...{ kind, ...named, count: some.length },
      things: some.slice(0, most).map(({ thing }) => thing),
    }))
}
