import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { tables } from '@kupodex/data/game'
import { Refusal } from '../sheets/refusal.ts'
import { type FactRow, readFacts } from './fact-file.ts'

/**
 * Facts that no sheet holds, kept by hand in `data/hand/<name>.csv`, each row with the source it depends on. A folder that does not exist has
 * none; of one that does, every file that a builder reads has to be there, since facts of a missing one would be lost unnoticed.
 */
export class HandFacts {
  readonly #folder: string
  readonly #mayLackFiles: boolean
  readonly #rows = new Map<string, readonly FactRow[]>()

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
}
