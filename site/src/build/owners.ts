import type { RarityType } from '@kupodex/data/contract'
import { ownersIn, type RarityOwners } from '#rarity/owners.ts'
import { globalSlug, places } from './places.ts'
import { published } from './world.ts'

const made = new Map<RarityType, RarityOwners>()

/** Owners of a type's items globally and in each data center. */
export const ownersOf = (type: RarityType): RarityOwners => {
  const known = made.get(type)
  if (known !== undefined) return known
  const owners = ownersIn([globalSlug, ...places.map(({ name }) => name)], (scope) => published.rarity(type, scope))
  made.set(type, owners)
  return owners
}
