import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type GoneReason, goneReasons, tables } from '@kupodex/data/game'
import { Refusal } from '../sheets/refusal.ts'
import { type FactRow, readFacts } from './fact-file.ts'

/** Whether a thing can be got, overriding its sources: yes, for money only, or no and why. */
type Verdict = { is: 'open' | 'paid' } | { is: 'gone'; reason: GoneReason }

const verdictOf = (row: FactRow): Verdict => {
  const is = row.text('verdict')
  const reason = row.maybeText('reason')
  if (is === 'gone') {
    const known = goneReasons.find((word) => word === reason)
    return known === undefined ? row.refuse('reason', `"${reason ?? ''}" is not a valid reason`) : { is, reason: known }
  }
  if (is !== 'open' && is !== 'paid') return row.refuse('verdict', `"${is}" is neither open nor paid nor gone`)
  return reason === null ? { is } : row.refuse('reason', 'only what is gone has a reason')
}

/**
 * Facts that no sheet holds, kept by hand in `data/hand/<name>.csv`, each row with the source it depends on. A folder that does not exist has
 * none; of one that does, every file that a builder reads has to be there, since facts of a missing one would be lost unnoticed.
 */
export class HandFacts {
  readonly #folder: string
  readonly #mayLackFiles: boolean
  readonly #rows = new Map<string, readonly FactRow[]>()
  readonly #verdicts = new Map<string, ReadonlyMap<number, Verdict>>()

  /** `mayLackFiles` is for tests, which have only the files that they are about. */
  constructor(folder: string, { mayLackFiles = false } = {}) {
    this.#folder = folder
    this.#mayLackFiles = mayLackFiles
  }

  /** The rows of `<name>.csv`; a row without a source is refused, and so is a missing file. */
  read(name: string, columns: readonly string[]): readonly FactRow[] {
    const known = this.#rows.get(name)
    if (known) return known
    const [path, file] = [join(this.#folder, `${name}.csv`), `hand/${name}.csv`]
    if (!this.#mayLackFiles && existsSync(this.#folder) && !existsSync(path))
      throw new Refusal({ file }, 'the file is missing')
    const rows = readFacts(path, file, [...columns, 'source'])
    for (const row of rows) {
      if (row.text('source') === '') row.refuse('source', 'the row names no source')
      if (columns.includes('table') && !Object.hasOwn(tables, row.text('table')))
        row.refuse('table', `there is no table "${row.text('table')}"`)
    }
    this.#rows.set(name, rows)
    return rows
  }

  /** The ids in the column `id` of `<name>.csv`. */
  ids(name: string): ReadonlySet<number> {
    return new Set(this.read(name, ['id']).map((row) => row.int('id')))
  }

  /** What is known of getting a table's rows, from `verdicts.csv` (table, first, last, verdict, reason), by id. */
  verdicts(table: string): ReadonlyMap<number, Verdict> {
    const known = this.#verdicts.get(table)
    if (known) return known
    const verdicts = new Map<number, Verdict>()
    for (const row of this.read('verdicts', ['table', 'first', 'last', 'verdict', 'reason'])) {
      if (row.text('table') !== table) continue
      const [first, verdict] = [row.int('first'), verdictOf(row)]
      const last = row.maybeInt('last') ?? first
      if (last < first) row.refuse('last', `${last} is below the first, ${first}`)
      for (let id = first; id <= last; id++) {
        if (verdicts.has(id)) row.refuse('first', `there is another verdict on ${table} ${id}`)
        verdicts.set(id, verdict)
      }
    }
    this.#verdicts.set(table, verdicts)
    return verdicts
  }
}
