import { type BillLine, totalOf } from './bill.ts'
import type { Month } from './month.ts'
import { pricesOf } from './prices.ts'

const dollars = (value: number): string => `$${value.toFixed(2)}`

const amountWords = (amount: number): string =>
  amount.toLocaleString('en', { maximumFractionDigits: amount < 100 ? 1 : 0 })

const lineWords = ({ service, what, unit, amount, dollars: paid, beyond }: BillLine): string => {
  const free = paid < beyond ? `, ${dollars(beyond)} with nothing free` : ''
  return `${dollars(paid).padStart(10)}  ${`${service}, ${what}`.padEnd(40)} ${amountWords(amount)} ${unit}${free}\n`
}

const number = (value: number): string => value.toLocaleString('en')

/** The bill of a month as a text for a terminal; `readers` and `tracking` are its two halves, each by itself. */
export const billText = (
  month: Month,
  lines: readonly BillLine[],
  { readers, tracking }: Record<'readers' | 'tracking', readonly BillLine[]>,
): string => {
  const { characters, views, ofCharacters, aVisit, users } = month
  const shown = lines.filter(({ amount }) => amount > 0)
  const aMillion = (totalOf(readers, 'beyond') / Math.max(1, views)) * 1e6
  return [
    `A month of ${number(characters)} characters, ${number(views)} views (${Math.round(100 * ofCharacters)} % of characters, ` +
      `${aVisit} a visit) and ${number(users)} users, at the prices of ${pricesOf.month} (${pricesOf.region}), without tax\n\n`,
    ...shown.map(lineWords),
    `${dollars(totalOf(lines)).padStart(10)}  in all; ${dollars(totalOf(lines, 'beyond'))} with nothing free\n\n`,
    ...(views === 0 ? [] : [`A million of these views, with nothing free: ${dollars(aMillion)}\n`]),
    ...(characters === 0
      ? []
      : [`Reading and ranking these characters, without readers: ${dollars(totalOf(tracking))}\n`]),
  ].join('')
}
