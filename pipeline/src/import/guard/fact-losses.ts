import type { TableName } from '@kupodex/data/game'
import type { Loss } from './losses.ts'

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
