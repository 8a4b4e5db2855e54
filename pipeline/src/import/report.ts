import { type Names, languages } from '@kupodex/data/game'
import { align, reportCounts } from './report-counts.ts'
import type { Dispute } from './context/disputes.ts'
import type { ImportOptions } from './options.ts'
import type { ImportOutcome, TableOutcome } from './run.ts'
import type { OldRow } from './write/old-tables.ts'

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
