import type { RarityType } from '@kupodex/data/game'
import { memo } from '#format/memo.ts'
import { ownersIn } from '#rarity/owners.ts'
import { globalSlug, places } from '#build/places.ts'
import { published } from '#build/tree.ts'

/** Owners of a type's items globally and in each data center; made once. */
export const ownersOf = memo((type: RarityType) =>
  ownersIn([globalSlug, ...places.map(({ name }) => name)], (scope) => published.rarity(type, scope)),
)
