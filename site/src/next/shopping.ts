import type { ItemType } from '@kupodex/data/character'
import type { UnlockKind } from '@kupodex/data/game'
import type { Sold } from '#shops/unlocks.ts'
import { unlockedOf } from '#shops/use-unlocked.ts'
import { isLeft, isWanted, type Known } from './known.ts'

/** An item that is sold and unlocks a thing that totals count. */
export interface Good extends Sold {
  itemId: number
}

/** What is sold for each currency, each thing once where it is cheapest, by the item that is paid with: a file of the site's build. */
export type NextGoods = Readonly<Record<string, readonly Good[]>>

declare module '#ask/files.ts' {
  interface FileAnswers {
    nextGoods: NextGoods
  }
}

/** Whether an amount pays for a thing: `together` with what stands before it, `instead` of some of that, or not yet (`short`). */
export type Reach = 'together' | 'instead' | 'short'

export interface Offered extends Good {
  isWanted: boolean
  /** Null where it is not known how much there is to pay with. */
  reach: Reach | null
}

/** What a character lacks of what one currency buys. */
export interface Shopping {
  currency: number
  /** What can be paid for first; among those, and among all others, what is wanted, then the cheapest. */
  goods: readonly Offered[]
  cost: number
  /** How much of it can be bought together in this order, and what that costs. */
  together: { count: number; cost: number }
}

export const typeOfKind = (kind: UnlockKind): ItemType => {
  const collection = unlockedOf.get(kind)
  if (collection === undefined) throw new Error(`No collection of what "${kind}" unlocks`)
  return collection.type
}

/** What a character lacks of what a currency buys, with an amount of it; null where the amount is not known. */
export const shoppingOf = (currency: number, goods: readonly Good[], known: Known, amount: number | null): Shopping => {
  const pays = ({ price }: Good) => amount !== null && price <= amount
  const left = goods
    .filter(({ unlock: { kind, id } }) => isLeft(known, typeOfKind(kind), id))
    .map((good) => ({ ...good, isWanted: isWanted(known, typeOfKind(good.unlock.kind), good.unlock.id) }))
    .sort(
      (a, b) =>
        Number(pays(b)) - Number(pays(a)) ||
        Number(b.isWanted) - Number(a.isWanted) ||
        a.price - b.price ||
        a.itemId - b.itemId,
    )
  const together = { count: 0, cost: 0 }
  const reachOf = (good: Good): Reach | null => {
    if (amount === null) return null
    if (!pays(good)) return 'short'
    if (together.cost + good.price > amount) return 'instead'
    together.count += 1
    together.cost += good.price
    return 'together'
  }
  return {
    ...{ currency, together },
    goods: left.map((good) => ({ ...good, reach: reachOf(good) })),
    cost: left.reduce((sum, { price }) => sum + price, 0),
  }
}

/** How much of a currency there is to pay with; null where that is not known. */
export type AmountOf = (currency: number) => number | null

/**
 * What a character lacks of what each currency buys: those with a known amount come first, those that buy most of it before all, then those
 * that something wanted is sold for, then those that buy most. A currency that buys nothing that is left is not among them.
 */
export const shoppingByCurrency = (goods: NextGoods, known: Known, amountOf: AmountOf): Shopping[] => {
  const hasAmount = ({ currency }: Shopping) => Number(amountOf(currency) !== null)
  const wantsOf = (one: Shopping) => Number(one.goods.some((good) => good.isWanted))
  return Object.entries(goods)
    .map(([currency, some]) => shoppingOf(Number(currency), some, known, amountOf(Number(currency))))
    .filter((one) => one.goods.length > 0)
    .sort(
      (a, b) =>
        hasAmount(b) - hasAmount(a) ||
        b.together.count - a.together.count ||
        wantsOf(b) - wantsOf(a) ||
        b.goods.length - a.goods.length ||
        a.currency - b.currency,
    )
}
