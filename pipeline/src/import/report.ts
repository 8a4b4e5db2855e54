import { type GoneReason, goneReasons, languages, type Names } from '@kupodex/data/game'
import { achievementCounts, type Countable, type CountableAchievement, counts, isPaid } from '@kupodex/data/rules'
import type { Dispute } from './context/context.ts'
import type { ImportOptions } from './options.ts'
import type { ImportOutcome, TableOutcome } from './run.ts'
import type { OldRow } from './write/rows.ts'

/** Whether a row is of a collection whose sources are known, and can be got. */
const canBeGot = (row: OldRow): boolean =>
  !row.deleted && Array.isArray(row['sources']) && row['obtainable'] !== false && row['isInLog'] !== false

/** Rows of a table that can be got, and those of them without a way. */
const waysOfTable = ({ rows }: TableOutcome): { got: OldRow[]; without: OldRow[] } => {
  const got = rows.filter(canBeGot)
  return { got, without: got.filter((row) => (row['sources'] as unknown[]).length === 0) }
}

const nameOf = (row: OldRow | undefined): string => {
  const names = (row?.['name'] ?? row?.['masculine']) as Names | undefined
  return names?.en ?? ''
}

const disputeLine = ({ table, id, taken, against }: Dispute, { tables }: ImportOutcome): string => {
  const row = tables.find((outcome) => outcome.table === table)?.rows.find((candidate) => candidate.id === id)
  return `Facts disagree: ${table} ${id} ${nameOf(row)}: ${taken} by hand, ${against} by its ways`
}

/** What the report lists thing by thing: what is not released, has no way, or is disputed. */
const reportLists = (outcome: ImportOutcome): string[] => [
  ...outcome.tables.flatMap(({ table, unreleased }) =>
    unreleased.map(({ id, name }) => `Not released: ${table} ${id} ${name}`),
  ),
  ...outcome.tables.flatMap((table) =>
    waysOfTable(table).without.map((row) => `No way known: ${table.table} ${row.id} ${nameOf(row)}`),
  ),
  ...outcome.unmatched.map((row) => `Corrected in hand/overrides.csv, but in no table: ${row}`),
  ...outcome.replaced.map((row) => `No longer needed in hand/newer.csv, the sheets have it: ${row}`),
  ...outcome.disputes.map((dispute) => disputeLine(dispute, outcome)),
]

const columns = [
  'table',
  'rows',
  'skipped',
  'new',
  'changed',
  'deleted',
  'with a way',
  'without',
  'without de',
  'fr',
  'ja',
]

const share = (part: number, whole: number): string =>
  whole === 0 ? '' : `${part} (${Math.floor((part / whole) * 1000) / 10} %)`

const missingNames = (rows: TableOutcome['rows']): string[] =>
  languages.slice(1).map((language) => {
    const missing = rows.filter((row) => {
      const names = (row['name'] ?? row['masculine']) as Record<string, unknown> | string | undefined
      return typeof names === 'object' && names[language] === null
    }).length
    return missing === 0 ? '' : String(missing)
  })

const lineOf = (outcome: TableOutcome): string[] => {
  const rows = outcome.rows.filter((row) => !row.deleted)
  const { got, without } = waysOfTable(outcome)
  const { added, changed, removed } = outcome.changes
  const count = (number: number) => (number === 0 ? '' : String(number))
  return [
    outcome.table,
    String(rows.length),
    String(outcome.skipped),
    count(added.length),
    count(changed.length),
    count(removed.length),
    share(got.length - without.length, got.length),
    count(without.length),
    ...missingNames(rows),
  ]
}

/** Cells as columns: the first to the left, the others to the right. */
const align = (lines: readonly (readonly string[])[]): string[] => {
  const width = (at: number) => Math.max(...lines.map((cells) => cells[at]?.length ?? 0))
  const widths = (lines[0] ?? []).map((_, at) => width(at))
  return lines.map((cells) =>
    cells
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ')
      .trimEnd(),
  )
}

type Thing = Countable & CountableAchievement & { gone?: GoneReason }

const countHeads = ['what counts', 'counts', 'paid', 'not counted', ...goneReasons]

const isThing = (row: object): boolean => 'obtainable' in row && ('sources' in row || 'notLegacy' in row)

const countsOf = ({ table, rows }: TableOutcome): string[] => {
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
const reportCounts = (tables: readonly TableOutcome[]): string[] => {
  const collected = tables.filter(({ rows }) => rows.some(isThing))
  return collected.length === 0 ? [] : align([countHeads, ...collected.map(countsOf)])
}

/** What an import prints at its end: a line a table, then what was missing, lost and written. */
export const report = (outcome: ImportOutcome, options: ImportOptions, milliseconds: number): string => {
  const found = Object.entries(outcome.optional).map(([name, there]) => `${name} ${there ? 'found' : 'not there'}`)
  const changed = outcome.tables.reduce((sum, { changes }) => sum + Object.values(changes).flat().length, 0)
  return [
    ...align([columns, ...outcome.tables.map(lineOf)]),
    '',
    ...reportCounts(outcome.tables),
    '',
    ...reportLists(outcome),
    ...outcome.tables.filter(({ kept }) => kept).map(({ table, kept }) => `${table} was left as it was: ${kept}`),
    ...outcome.losses.map(
      ({ file, column, problem }) => `Lost: ${file}${column ? `, column ${column}` : ''}: ${problem}`,
    ),
    ...outcome.dangling.map(
      ({ from, column, to, ids }) =>
        `${ids.length} rows of ${from} point to no row of ${to} (${column}), first ${ids[0]}`,
    ),
    `Optional sheets: ${found.join(', ')}.`,
    options.items === null ? 'Facts about items: not given (--items).' : 'Facts about items: given.',
    outcome.written.length === 0
      ? 'Nothing changed, nothing was written.'
      : `${changed} rows changed, ${outcome.written.length} files written to ${options.out}.`,
    `${(milliseconds / 1000).toFixed(1)} s`,
    '',
  ].join('\n')
}
