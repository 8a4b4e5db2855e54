/** What a chart is drawn from: labels of rows, names of columns, and a number for each. */
export interface ChartData {
  labels: string[]
  columns: { name: string; values: number[] }[]
}

export interface ChartRow {
  label: string
  values: readonly number[]
}

export const chartData = (names: readonly string[], rows: readonly ChartRow[]): ChartData => ({
  labels: rows.map(({ label }) => label),
  columns: names.map((name, at) => ({ name, values: rows.map(({ values }) => values[at] ?? 0) })),
})

/** The numbers in a table's cells with `data-v`, its row heads and the heads of those columns. */
export const readTable = (table: HTMLTableElement): ChartData => {
  const marked = (row: HTMLTableRowElement) => [...row.cells].filter((cell) => cell.dataset.v !== undefined)
  const rows = [...(table.tBodies[0]?.rows ?? [])].filter((row) => marked(row).length > 0)
  const columns = rows[0] === undefined ? [] : marked(rows[0]).map((cell) => cell.cellIndex)
  const heads = table.tHead?.rows[0]?.cells
  return chartData(
    columns.map((at) => heads?.[at]?.textContent.trim() ?? ''),
    rows.map((row) => ({
      label: row.cells[0]?.textContent.trim() ?? '',
      values: marked(row).map((cell) => Number(cell.dataset.v)),
    })),
  )
}
