import { hashText, hashUnit } from '@kupodex/pipeline/population'

/** What is offered of an item on the boards of a data center: gil for one of each offer, and when that was seen (epoch ms). */
export interface MadeUpOffers {
  prices: number[]
  seen: number
}

const hour = 3_600_000
const day = 24 * hour

/** Channels of the random numbers. */
const [dearness, unknown, crowd, spread, age] = [1, 2, 3, 4, 5]

/** The share of items that no board was ever seen with. */
const unknownShare = 0.03

const mostOffers = 12

/**
 * Made-up offers: the same item, data center and day (of `now`, epoch ms) always have the same. An item costs from a thousand to some
 * ten million gil, everywhere about as much; of some nobody has any, and of a few nothing is known (null).
 */
export const madeUpOffers = (dataCenter: string, itemId: number, now: number): MadeUpOffers | null => {
  if (hashUnit(unknown, itemId) < unknownShare) return null
  const at = [hashText(dataCenter), itemId, Math.floor(now / day)]
  const usual = 10 ** (3 + 4 * hashUnit(dearness, itemId))
  const offers = Math.floor((mostOffers + 1) * hashUnit(crowd, ...at))
  return {
    prices: Array.from({ length: offers }, (_, nth) => Math.round(usual * (0.7 + 0.8 * hashUnit(spread, nth, ...at)))),
    seen: now - Math.floor(36 * hour * hashUnit(age, ...at)),
  }
}
