import type { ItemType } from '@kupodex/data/character'
import type { PricesAnswer } from '@kupodex/data/contract'
import { type Price, pricesIn } from '#market/prices.ts'
import { isLeft, isWanted, type Known } from './known.ts'

/** A thing that totals count and that can be sold; `patch` is the main patch that brought it in tenths, null where it is not known. */
export interface SoldThing {
  type: ItemType
  id: number
  name: string
  patch: number | null
}

/** All of them: a file of the site's build. */
export interface NextMarket {
  things: readonly SoldThing[]
}

declare module '#ask/files.ts' {
  interface FileAnswers {
    nextMarket: NextMarket
  }
}

export interface OfferedThing extends SoldThing {
  /** The lowest price, gil. */
  cheapest: number
  isWanted: boolean
}

/** What a character lacks and can buy at prices that are known, the cheapest first. */
export const offeredThings = ({ things }: NextMarket, answer: PricesAnswer, known: Known): OfferedThing[] => {
  const prices = new Map(Object.keys(answer.prices).map((type) => [type, pricesIn(answer, type)]))
  const priceOf = ({ type, id }: SoldThing): Price | undefined => prices.get(type)?.get(id)
  return things
    .filter(({ type, id }) => isLeft(known, type, id))
    .flatMap((thing) => {
      const cheapest = priceOf(thing)?.cheapest ?? null
      return cheapest === null ? [] : [{ ...thing, cheapest, isWanted: isWanted(known, thing.type, thing.id) }]
    })
    .sort((a, b) => a.cheapest - b.cheapest || (a.type < b.type ? -1 : a.type > b.type ? 1 : a.id - b.id))
}
