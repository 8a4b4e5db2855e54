/** A cell by its row and column; row 0 has the heads, column 0 the names, column 1 how many have it. */
export interface Place {
  row: number
  column: number
}

/** How many rows and columns there are, heads and names too, and how many rows a page is. */
export interface Extent {
  rows: number
  columns: number
  page: number
}

const steps: Readonly<Record<string, (at: Place, extent: Extent, isFar: boolean) => Partial<Place>>> = {
  ArrowUp: ({ row }) => ({ row: row - 1 }),
  ArrowDown: ({ row }) => ({ row: row + 1 }),
  ArrowLeft: ({ column }) => ({ column: column - 1 }),
  ArrowRight: ({ column }) => ({ column: column + 1 }),
  Home: (_, __, isFar) => (isFar ? { row: 0, column: 0 } : { column: 0 }),
  End: (_, { rows, columns }, isFar) => (isFar ? { row: rows - 1, column: columns - 1 } : { column: columns - 1 }),
  PageUp: ({ row }, { page }) => ({ row: row - page }),
  PageDown: ({ row }, { page }) => ({ row: row + page }),
}

const within = (value: number, size: number) => Math.max(0, Math.min(size - 1, value))

export const nearest = ({ row, column }: Place, { rows, columns }: Pick<Extent, 'rows' | 'columns'>): Place => ({
  row: within(row, rows),
  column: within(column, columns),
})

/** The cell that a key leads to, `isFar` with Ctrl; null for a key that leads nowhere. */
export const moved = (at: Place, key: string, isFar: boolean, extent: Extent): Place | null => {
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined
  return step === undefined ? null : nearest({ ...at, ...step(at, extent, isFar) }, extent)
}
