import type { Sheet, SheetRow } from '../sheets/sheet.ts'

const indexes = new WeakMap<Sheet, Map<string, ReadonlyMap<number, SheetRow[]>>>()

/** The rows of a sheet by a number in one of their columns, worked out once. */
export const rowsBy = (sheet: Sheet, column: string): ReadonlyMap<number, SheetRow[]> => {
  const known = indexes.get(sheet) ?? new Map<string, ReadonlyMap<number, SheetRow[]>>()
  indexes.set(sheet, known)
  const index = known.get(column) ?? Map.groupBy(sheet.rows, (row) => row.int(column))
  known.set(column, index)
  return index
}
