/** Cells as columns: the first to the left, the others to the right. */
export const align = (lines: readonly (readonly string[])[]): string[] => {
  const width = (at: number) => Math.max(...lines.map((cells) => cells[at]?.length ?? 0))
  const widths = (lines[0] ?? []).map((_, at) => width(at))
  return lines.map((cells) =>
    cells
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ')
      .trimEnd(),
  )
}
