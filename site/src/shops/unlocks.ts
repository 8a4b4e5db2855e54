import type { Unlock } from '@kupodex/data/game'
import type { HasUnlocked } from './use-unlocked.ts'

/** Something that is sold and unlocks a thing of a collection. */
export interface Sold {
  price: number
  unlock: Unlock
}

export interface Rest {
  /** How many things the character lacks. */
  count: number
  /** What these cost together, each where it is cheapest. */
  cost: number
  /** Of how many others it is not known whether the character has them. */
  unknown: number
}

const unlockKey = ({ kind, id }: Unlock): string => `${kind}/${id}`

/** How many of the things that items unlock a character has, each counted once, of those of which it is known. */
export const unlockProgress = (
  items: readonly { unlock: Unlock | null }[],
  has: HasUnlocked,
): { count: number; possible: number } => {
  const each = new Map(items.flatMap(({ unlock }) => (unlock === null ? [] : [[unlockKey(unlock), unlock] as const])))
  const known = [...each.values()].flatMap((unlock) => has(unlock) ?? [])
  return { count: known.filter((isOwned) => isOwned).length, possible: known.length }
}

/** Each thing of what is sold once, where it is cheapest. */
export const cheapestOf = <One extends Sold>(sold: readonly One[]): One[] => {
  const cheapest = new Map<string, One>()
  for (const one of sold) {
    const key = unlockKey(one.unlock)
    const other = cheapest.get(key)
    if (other === undefined || one.price < other.price) cheapest.set(key, one)
  }
  return [...cheapest.values()]
}

/** What is left to buy of things for one currency, each counted once; what is not known is never counted as lacking. */
export const restOf = (sold: readonly Sold[], has: HasUnlocked): Rest => {
  const each = cheapestOf(sold)
  const lacking = each.filter(({ unlock }) => has(unlock) === false)
  return {
    count: lacking.length,
    cost: lacking.reduce((sum, { price }) => sum + price, 0),
    unknown: each.filter(({ unlock }) => has(unlock) === null).length,
  }
}

export interface ShopRow {
  id: number | string
  currencyItemId: number
  npcId: number | null
  items: readonly (Sold & { itemId: number })[]
}

export interface Currency {
  id: number
  shops: readonly ShopRow[]
  /** Everything that is sold for it, also several times. */
  sold: readonly Sold[]
}

const variety = ({ sold }: Currency) => new Set(sold.map(({ unlock }) => unlockKey(unlock))).size

/** Shops by what they are paid with: first the currencies that buy the most things, unknown vendors last. */
export const byCurrency = (shops: readonly ShopRow[]): Currency[] =>
  [...Map.groupBy(shops, ({ currencyItemId }) => currencyItemId)]
    .map(([id, some]) => ({
      id,
      shops: some.toSorted((a, b) => (a.npcId ?? Infinity) - (b.npcId ?? Infinity) || Number(a.id) - Number(b.id)),
      sold: some.flatMap(({ items }) => items),
    }))
    .map((currency) => ({ currency, n: variety(currency) }))
    .sort((a, b) => b.n - a.n || a.currency.id - b.currency.id)
    .map(({ currency }) => currency)
