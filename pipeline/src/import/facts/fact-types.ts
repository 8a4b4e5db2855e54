import type { Names, UnlockKind } from '@kupodex/data/game'

/** What is known of one item. `tradeable` and `vendorPrice` (gil) are null where they are not known. */
export interface ItemFact {
  id: number
  name: Names
  icon: number
  tradeable: boolean | null
  vendorPrice: number | null
}

/** What an item unlocks; `targetId` is the row id in the table of that kind. */
export interface UnlockFact {
  itemId: number
  kind: UnlockKind
  targetId: number
}

/** The kinds of ways to get an item in the community's lists; `journal` says no more than that it is in the journal. */
export const sourceKinds = [
  'achievement',
  'container',
  'craft',
  'desynthesis',
  'drop',
  'fate',
  'fieldcoffer',
  'gardening',
  'gather',
  'instance',
  'journal',
  'quest',
  'shop',
  'store',
  'vendor',
  'venture',
  'voyage',
] as const

export type SourceKind = (typeof sourceKinds)[number]

/** One way to get an item, as the community's data sets have it. */
export interface SourceFact {
  itemId: number
  kind: SourceKind
  /** Row id of what gives it; null where it is not known or no number. */
  refId: number | null
  currencyItemId: number | null
  /** Pieces of the currency; a price in real money for the online store. */
  amount: number | null
  /** 2026 for the newer list, 2024 for the older one (items up to patch 7.05). */
  asOf: 2024 | 2026
}

/** A shop exchange: `amount` pieces of the item for the price. */
export interface TradeFact {
  itemId: number
  amount: number
  price: { itemId: number; amount: number }[]
}

/** What a season's tomestone bought at the trove. */
export interface TroveFact {
  currencyItemId: number
  itemId: number
  amount: number
  cost: number
}

/** Where an NPC stands; `x` and `y` are map coordinates. */
export interface NpcFact {
  placeId: number | null
  x: number | null
  y: number | null
}

export interface QuestFact {
  name: Names
}

/** A Triple Triad opponent by deck; the sheet's own id is not in the list. */
export interface TtNpcFact {
  name: Names
  place: Names
  x: number | null
  y: number | null
  fixedCards: number[]
  variableCards: number[]
}

/** Which fate, engagement or duel drops a Bozjan field note. */
export interface BozjaNoteFact {
  noteNumber: number
  kind: string
  refId: number | null
  x: number | null
  y: number | null
}
