import type { ItemType } from '@kupodex/data/character'
import type { CharacterAnswer } from '@kupodex/data/contract'
import { map } from 'nanostores'

/** How many things of a collection count for the reader's own character, with the ticks of this page, which its answer may not have yet. */
export const ownCounts = map<Partial<Record<ItemType, number>>>({})

export const withOwnCounts = (character: CharacterAnswer): CharacterAnswer => ({
  ...character,
  ...Object.fromEntries(Object.entries(ownCounts.get()).map(([type, count]) => [`${type}Count`, count])),
})
