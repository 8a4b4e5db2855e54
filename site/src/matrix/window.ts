/** Rows that are drawn of a long table, from `first` up to `last`, without that. */
export interface Drawn {
  first: number
  last: number
}

/** How many rows are drawn beyond those in sight, and at which steps that changes. */
const [spare, step] = [6, 6]

/** What is in sight of a table: how many steps it is scrolled down, and how many rows fit. It changes seldom, so that little is drawn again. */
export interface Sight {
  steps: number
  fits: number
}

/** What is in sight of a table that is scrolled to `top`; all in pixels. */
export const sightOf = (top: number, height: number, rowHeight: number): Sight => ({
  steps: Math.floor(Math.max(0, top) / rowHeight / step),
  fits: Math.ceil(height / rowHeight),
})

export const drawnRows = ({ steps, fits }: Sight, rows: number): Drawn => {
  const at = steps * step
  const first = Math.max(0, Math.min(at - spare, rows - fits - 2 * spare))
  return { first, last: Math.min(rows, at + fits + step + spare) }
}

/** Where a table is to be scrolled to so that a row is in sight below its heads: `top` where it is already. */
export const scrolledTo = (row: number, top: number, height: number, rowHeight: number): number => {
  const [from, to] = [row * rowHeight, (row + 1) * rowHeight]
  return from < top ? from : to > top + height ? to - height : top
}
