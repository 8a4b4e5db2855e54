import type { Catalog } from '../catalog/catalog.ts'
import type { Fold } from '../fold/fold.ts'

/** Number of the scope that everybody is in. */
export const everywhere = 0

/** What of a fold says where raids were cleared. */
interface Clears {
  homes: Fold['homes']
  clears: readonly Pick<Fold['clears'][number], 'rows'>[]
}

/**
 * By scope, the number of the raid that was released last of those that somebody cleared there. A scope where nobody cleared any has
 * none; globally it is then the last of all.
 */
export const newestRaids = (
  { scopes, scopesOfHome, raids }: Pick<Catalog, 'scopesOfHome' | 'raids'> & { scopes: readonly unknown[] },
  { homes, clears }: Clears,
): ReadonlyMap<number, number> => {
  const newest = new Map<number, number>()
  const age = (raid: number) => raids[raid]?.released ?? 0
  const lastFirst = [...raids.keys()].sort((a, b) => age(b) - age(a) || b - a)
  for (const raid of lastFirst) {
    for (const row of clears[raid]?.rows ?? []) {
      if (newest.size === scopes.length) return newest
      for (const scope of scopesOfHome[homes[row] as number] ?? []) if (!newest.has(scope)) newest.set(scope, raid)
    }
  }
  const [last] = lastFirst
  if (last !== undefined && !newest.has(everywhere)) newest.set(everywhere, last)
  return newest
}
