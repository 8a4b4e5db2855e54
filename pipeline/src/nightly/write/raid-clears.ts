import type { RaidClearsAnswer } from '@kupodex/data/contract'
import type { Catalog } from '../catalog/catalog.ts'
import type { Fold } from '../fold/fold.ts'
import { sumHomes } from './rarity.ts'

/**
 * How many characters of a scope have cleared each raid, by raid id. Anyone who has the achievement of its first clear counts,
 * even without a date, which the raid's own board needs; the characters are those of the rarity of achievements.
 */
export const raidClearsOf = (
  catalog: Catalog,
  { owning }: Pick<Fold, 'owning'>,
  scope: number,
): Omit<RaidClearsAnswer, 'deployTime' | 'generateTime'> => {
  if (!owning.achievement) return { charCount: 0, clears: [] }
  const { owners, counted } = sumHomes(owning.achievement, catalog, scope)
  return { charCount: counted, clears: catalog.raids.map(({ id }) => ({ id, count: owners[id] ?? 0 })) }
}
