import { languages } from '@kupodex/data/game'
import { align } from './align.ts'
import type { ImportOptions } from './options.ts'
import { reportCounts } from './report-counts.ts'
import { reportLists, waysOfTable } from './report-lists.ts'
import type { ImportOutcome, TableOutcome } from './run.ts'

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
