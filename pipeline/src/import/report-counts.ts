import { type GoneReason, goneReasons } from '@kupodex/data/game'
import { achievementCounts, type Countable, type CountableAchievement, counts, isPaid } from '@kupodex/data/rules'
import type { TableOutcome } from './run.ts'

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

/** What the report asks of a row of collected things. */
type Thing = Countable & CountableAchievement & { gone?: GoneReason }

const heads = ['what counts', 'counts', 'paid', 'not counted', ...goneReasons]

const isThing = (row: object): boolean => 'obtainable' in row && ('sources' in row || 'notLegacy' in row)

const lineOf = ({ table, rows }: TableOutcome): string[] => {
  const things = rows.filter((row) => !row.deleted) as unknown as Thing[]
  const count = (keep: (thing: Thing) => boolean) => String(things.filter(keep).length || '')
  const isIn = (thing: Thing) => ('notLegacy' in thing ? achievementCounts(thing) : counts(thing))
  return [
    table,
    count(isIn),
    count((thing) => thing.obtainable && isPaid(thing)),
    count((thing) => thing.obtainable && !isPaid(thing) && !isIn(thing)),
    ...goneReasons.map((reason) => count(({ gone }) => gone === reason)),
  ]
}

/** How many things of each table count, are paid for, do not count otherwise, or are gone, by reason. */
export const reportCounts = (tables: readonly TableOutcome[]): string[] => {
  const collected = tables.filter(({ rows }) => rows.some(isThing))
  return collected.length === 0 ? [] : align([heads, ...collected.map(lineOf)])
}
