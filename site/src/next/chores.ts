import type { Activity } from '@kupodex/data/game'
import type { Known } from './known.ts'
import { type AmountOf, type NextGoods, type Shopping, shoppingOf } from './shopping.ts'

/** Something that can be done only so often between two resets, and the currencies that it pays. */
export interface Chore {
  activity: Activity
  resets: 'daily' | 'weekly'
  /** The items that are its rewards. */
  currencies: readonly number[]
}

/**
 * Khloe gives her certificates for a journal a week; faux leaves come from a board a week; bills of elite marks come once a week;
 * Fashion Report and the Jumbo Cactpot are held once a week; allied societies give twelve quests a day.
 */
export const chores: readonly Chore[] = [
  { activity: 'wondrousTails', resets: 'weekly', currencies: [22_443, 22_444, 26_823] },
  { activity: 'fauxHollows', resets: 'weekly', currencies: [30_341] },
  { activity: 'hunt', resets: 'weekly', currencies: [27, 10_307, 26_533] },
  { activity: 'goldSaucer', resets: 'weekly', currencies: [29] },
  {
    activity: 'alliedSociety',
    resets: 'daily',
    currencies: [
      ...[21_073, 21_074, 21_075, 21_076, 21_077, 21_078, 21_079, 21_080, 21_081, 21_935, 22_525],
      ...[28_186, 28_187, 28_188, 36_657, 37_854, 38_952, 44_472, 46_178, 48_084],
    ],
  },
]

export interface ChoreLeft extends Chore {
  shopping: readonly Shopping[]
}

/** The chores of a reset whose rewards still buy something that a character lacks, the one that buys most first. */
export const choresLeft = (
  resets: Chore['resets'],
  goods: NextGoods,
  known: Known,
  amountOf: AmountOf,
): ChoreLeft[] => {
  const count = ({ shopping }: ChoreLeft) => shopping.reduce((sum, one) => sum + one.goods.length, 0)
  return chores
    .filter((chore) => chore.resets === resets)
    .map((chore) => ({
      ...chore,
      shopping: chore.currencies
        .map((currency) => shoppingOf(currency, goods[currency] ?? [], known, amountOf(currency)))
        .filter((one) => one.goods.length > 0),
    }))
    .filter((chore) => chore.shopping.length > 0)
    .sort((a, b) => count(b) - count(a))
}
