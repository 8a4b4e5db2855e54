import { type Values, withArguments } from '@kupodex/pipeline/arguments'
import { type BillLine, billOf, totalOf } from './bill.ts'
import { loadsOf, type Month } from './loads.ts'
import { measured } from './measured.ts'
import { pricesOf } from './prices.ts'
import { standing, withWebAcl } from './standing.ts'

const dollars = (value: number): string => `$${value.toFixed(2)}`

const amountWords = (amount: number): string =>
  amount.toLocaleString('en', { maximumFractionDigits: amount < 100 ? 1 : 0 })

const lineWords = ({ service, what, unit, amount, dollars: paid, beyond }: BillLine): string => {
  const free = paid < beyond ? `, ${dollars(beyond)} with nothing free` : ''
  return `${dollars(paid).padStart(10)}  ${`${service}, ${what}`.padEnd(40)} ${amountWords(amount)} ${unit}${free}\n`
}

const number = (value: number): string => value.toLocaleString('en')

/** The bill of a month as a text for a terminal; `readers` and `tracking` are its two halves, each by itself. */
const billText = (
  month: Month,
  lines: readonly BillLine[],
  { readers, tracking, webAcl }: Record<'readers' | 'tracking' | 'webAcl', readonly BillLine[]>,
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
    `A web ACL of its own in front (KUPODEX_WEB_ACL=own): ${dollars(totalOf(webAcl))}${month.webAcl ? ' of that' : ' more'}\n`,
  ].join('')
}

const usage = `usage: npm run cost -- [--characters 1000000] [--views 10000000] [--of-characters 0.3] [--visit 5] [--missed 0.5]
                       [--users 10000] [--web-acl]

What a month costs on AWS: characters that are tracked, pages that readers open, the share of them that show a
character, how many a reader opens in a visit, the share of requests that the edge's cache does not answer,
and people who log in. With --web-acl there is a web ACL of its own in front, which bills every request.
`

const options = {
  characters: { type: 'string', default: '1000000' },
  views: { type: 'string', default: '10000000' },
  'of-characters': { type: 'string', default: '0.3' },
  visit: { type: 'string', default: '5' },
  missed: { type: 'string', default: '0.5' },
  users: { type: 'string', default: '10000' },
  'web-acl': { type: 'boolean', default: false },
} as const

/** A number from `least` to `most`; else what is wrong, naming the option. */
const numberOf = (name: string, text: string, least: number, most: number): number => {
  const value = Number(text)
  if (text.trim() === '' || !(value >= least && value <= most))
    throw new RangeError(`--${name} is a number from ${least} to ${most}, not ${JSON.stringify(text)}.`)
  return value
}

/** The month that options ask for. Throws with a sentence for what cannot be one. */
export const readMonth = (values: Values<typeof options>): Month => ({
  characters: numberOf('characters', values.characters, 0, 1e9),
  views: numberOf('views', values.views, 0, 1e12),
  ofCharacters: numberOf('of-characters', values['of-characters'], 0, 1),
  aVisit: numberOf('visit', values.visit, 1, 1000),
  missed: numberOf('missed', values.missed, 0, 1),
  users: numberOf('users', values.users, 0, 1e9),
  webAcl: values['web-acl'],
})

const billFor = (month: Month, at = standing) => billOf(loadsOf(month, measured, month.webAcl ? withWebAcl(at) : at))

export const costCommand = withArguments(
  { usage, options, read: readMonth },
  async (month, { out }: Record<'out' | 'err', (text: string) => void>) => {
    const nothing = { ...standing, alarms: 0, secrets: 0, nights: 0 }
    const readers = billFor({ ...month, characters: 0, users: 0, webAcl: false }, nothing)
    const tracking = billFor({ ...month, views: 0, users: 0, webAcl: false })
    const webAcl = billFor({ ...month, webAcl: true }).filter(({ service }) => service === 'WAF')
    out(billText(month, billFor(month), { readers, tracking, webAcl }))
    return 0
  },
)
