import { plainProse } from '#format/plain-prose.ts'
import { waysText } from './item.ts'
import { nameOf } from './row.ts'
import type { RarityRow } from './list.ts'

/** A cell is quoted where it must be; one that a spreadsheet would take for a formula gets an apostrophe before it. */
const cell = (value: string | number): string => {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const heads = ['place', 'id', 'name', 'count', 'percent', 'points', 'obtainable', 'howTo']

/** A rarity list as CSV (RFC 4180), with a byte order mark so that spreadsheets read every script. */
export const rarityCsv = (rows: readonly RarityRow[]): string => {
  const lines = rows.map(({ place, id, item, count, percentFull, points }) =>
    [
      place ?? '',
      id,
      nameOf(item),
      count,
      percentFull,
      points,
      item.gone ? 'no' : 'yes',
      plainProse(waysText(item)),
    ].map(cell),
  )
  return `\uFEFF${[heads, ...lines].map((cells) => `${cells.join(',')}\r\n`).join('')}`
}
