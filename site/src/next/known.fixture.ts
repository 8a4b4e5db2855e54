import type { ItemType } from '@kupodex/data/character'
import type { Known } from './known.ts'

/** What is known in a test: who has which things of each collection, and what is wanted and hidden, as `mount/4`. */
export const knownOf = (
  had: Partial<Record<ItemType, readonly number[]>>,
  { want = [], hide = [] }: { want?: readonly string[]; hide?: readonly string[] } = {},
): Known => ({
  has: (type, id) => had[type]?.includes(id) ?? null,
  wishOf: (type, id) => (want.includes(`${type}/${id}`) ? 'want' : hide.includes(`${type}/${id}`) ? 'hide' : null),
})
