import { oncePer } from '@kupodex/data/character'
import type { Sheet, SheetRow } from '../sheets/sheet.ts'

const indexesOf = oncePer((_sheet: Sheet) => new Map<string, ReadonlyMap<number, SheetRow[]>>())

/** The rows of a sheet by a number in one of their columns, worked out once. */
export const rowsBy = (sheet: Sheet, column: string): ReadonlyMap<number, SheetRow[]> => {
  const known = indexesOf(sheet)
  const index = known.get(column) ?? Map.groupBy(sheet.rows, (row) => row.int(column))
  known.set(column, index)
  return index
}

/** All values of each key, in their order. */
export const valuesByKey = <Key, Value>(pairs: readonly (readonly [Key, Value])[]): ReadonlyMap<Key, Value[]> =>
  new Map([...Map.groupBy(pairs, ([key]) => key)].map(([key, found]) => [key, found.map(([, value]) => value)]))
