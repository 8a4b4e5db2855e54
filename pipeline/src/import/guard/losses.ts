import { Refusal } from '../sheets/refusal.ts'
import type { Sheets } from '../sheets/sheets.ts'
import type { Manifest } from '../write/manifest.ts'
import type { TableName } from '@kupodex/data/game'

/** Something the last import had and these files do not have. */
export interface Loss {
  file: string
  row?: number
  column?: string
  problem: string
}

/** What the sheets lost against an earlier import: whole sheets, rows, used columns, languages. */
export const sheetLosses = (before: Manifest, sheets: Sheets): Loss[] =>
  Object.entries(before.sheets).flatMap(([name, was]): Loss[] => {
    const file = `en/${name}.csv`
    const now = sheets.find(name)?.shape
    if (!now) return [{ file, problem: 'the last import had this sheet' }]
    const losses: Loss[] = []
    for (const language of was.languages) {
      if (!now.languages.includes(language)) {
        losses.push({
          file: `${language}/${name}.csv`,
          row: 1,
          problem: 'no texts of its own language, the last import had them',
        })
      }
    }
    for (const column of was.columns) {
      if (!now.columns.includes(column))
        losses.push({ file, row: 1, column, problem: 'the last import had this column' })
    }
    if (now.rows < was.rows) {
      losses.push({ file, row: now.rows + 1, problem: `${now.rows} rows, the last import had ${was.rows}` })
    }
    return losses
  })

export const itemLosses = (before: Manifest, now: Manifest): Loss[] =>
  Object.entries(before.items)
    .filter(([name, rows]) => (now.items[name] ?? 0) < rows)
    .map(([name, rows]) => ({
      file: `items/${name}.csv`,
      problem:
        now.items[name] === undefined
          ? `is missing in the folder of --items, the last import had it with ${rows} rows`
          : `${now.items[name]} rows, the last import had ${rows}`,
    }))

/** How many losses a refusal names. */
const mostNamed = 5

/** Refuses what an earlier import had and this one has not: where the first is missing, and what else is. */
export const refuseLosses = (losses: readonly Loss[]): void => {
  const [first, ...others] = losses
  if (!first) return
  const { file, row, column, problem } = first
  const named = others.slice(0, mostNamed - 1).map((loss) => `\n  ${new Refusal(loss, loss.problem).message}`)
  const more = others.length < mostNamed ? '' : `\n  and ${others.length - mostNamed + 1} more`
  const also = others.length === 0 ? '; ' : `\nand also:${named.join('')}${more}\n`
  throw new Refusal({ file, row, column }, `${problem}${also}--accept-loss imports anyway`)
}

/** What is kept by hand of rows of tables, and where. */
const kept = { patch: 'hand/patches.csv', onMarket: 'hand/market.csv' } as const

type Row = Readonly<Record<string, unknown>> & { id: number }

/** Facts kept by hand that rows had in an earlier import and do not have any more: the file lost them. */
export const factLosses = (table: TableName, old: readonly Row[], built: readonly Row[]): Loss[] => {
  const before = new Map(old.map((row) => [row.id, row]))
  return Object.entries(kept).flatMap(([column, file]) => {
    const lost = built.filter((row) => row[column] === null && before.get(row.id)?.[column] != null)
    const [first] = lost
    const problem = `of ${lost.length} rows of ${table} the ${column} is no longer known, first ${first?.id ?? ''}`
    return first === undefined ? [] : [{ file, problem }]
  })
}
