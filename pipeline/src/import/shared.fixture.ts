import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { parse } from 'csv-parse/sync'

/** The game's real sheets and lists, where they lie beside the repository; tests that need them are skipped elsewhere. */
export const shared = join(import.meta.dirname, '../../../../shared/gamedata')

/** Whether the real sheets are there. */
export const sharedIsHere = existsSync(join(shared, 'csv', 'en'))

/** Of all tests of a process: nobody changes it, and a large sheet is in several queries. */
const db = new DatabaseSync(':memory:')
const loaded = new Set<string>()

/** Real sheets (by name) and lists (`items/...`) as SQL tables of texts, read without the import's own reader. */
export const sqlOver = (names: readonly string[]) => {
  for (const name of names) {
    if (loaded.has(name)) continue
    loaded.add(name)
    const path = name.includes('/') ? join(shared, `${name}.csv`) : join(shared, 'csv', 'en', `${name}.csv`)
    const [columns = [], ...records] = parse(readFileSync(path, 'utf8'), { bom: true }) as string[][]
    const table = name.replace('/', '_')
    db.exec(`create table ${table} (${columns.map((column) => `"${column}"`).join(', ')})`)
    const insert = db.prepare(`insert into ${table} values (${columns.map(() => '?').join(', ')})`)
    db.exec('begin')
    for (const record of records) insert.run(...record)
    db.exec('commit')
  }
  return (query: string): Record<string, unknown>[] => db.prepare(query).all()
}
