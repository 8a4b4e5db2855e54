import { join } from 'node:path'
import { type DatabaseOutcome, ownProcessor, timed } from './database.ts'
import type { RowFiles } from './rows.ts'
import { statements } from './statements.ts'

/** The part of DuckDB's package that is used; it is not a dependency, because most people who work on the product never need it. */
interface DuckDb {
  DuckDBInstance: {
    create: (
      path: string,
      options: Record<string, string>,
    ) => Promise<{
      connect: () => Promise<{ run: (sql: string) => Promise<unknown>; closeSync: () => void }>
      closeSync: () => void
    }>
  }
}

const packageName = '@duckdb/node-api'

const load = async (): Promise<DuckDb | null> => {
  try {
    return (await import(packageName)) as DuckDb
  } catch {
    return null
  }
}

const csv = (path: string, columns: Readonly<Record<string, string>>) =>
  `read_csv('${path}', delim = '\t', header = false, quote = '', columns = {${Object.entries(columns)
    .map(([name, type]) => `'${name}': '${type}'`)
    .join(', ')}})`

/** The night's work in DuckDB, over Parquet files of the same rows (made beforehand, not timed). */
export const withDuckDb = async (folder: string, rows: RowFiles, threads: number): Promise<DatabaseOutcome> => {
  const duckdb = await load()
  if (!duckdb) return { ok: false, why: `the package ${packageName} is not installed` }
  const instance = await duckdb.DuckDBInstance.create(':memory:', { threads: String(threads) })
  const connection = await instance.connect()
  const run = (sql: string) => connection.run(sql)
  const parquet = (name: string) => join(folder, `${name}.parquet`)
  const keep = (from: string, name: string) =>
    run(`copy (select * from ${from}) to '${parquet(name)}' (format parquet)`)
  const person = { person: 'UINTEGER' }
  const people = {
    ...person,
    dc: 'UTINYINT',
    world: 'UTINYINT',
    world_id: 'USMALLINT',
    name: 'VARCHAR',
    icon: 'VARCHAR',
  }
  await keep(csv(rows.people, people), 'people')
  await keep(csv(rows.marks, { ...person, type: 'UTINYINT', item: 'USMALLINT', date: 'UINTEGER' }), 'marks')
  const weights = { board: 'UTINYINT', type: 'UTINYINT', item: 'USMALLINT', weight: 'USMALLINT' }
  await keep(csv(rows.weights, weights), 'weights')
  await keep(csv(rows.titles, { achievement: 'USMALLINT', title: 'USMALLINT' }), 'titles')
  for (const name of ['people', 'marks', 'weights', 'titles']) {
    await run(`create view ${name} as select * from read_parquet('${parquet(name)}')`)
  }
  const { compute, pages, ranks, rarity } = statements('marks')
  const computed = await timed(ownProcessor, async () => {
    for (const sql of compute) await run(sql)
  })
  const written = await timed(ownProcessor, async () => {
    for (const { name, select } of pages) {
      await run(`copy (${select}) to '${join(folder, `duckdb-${name}.json`)}' (format json, array true)`)
    }
  })
  const out = { ranks: join(folder, 'duckdb-ranks.tsv'), rarity: join(folder, 'duckdb-rarity.tsv') }
  const asText = "(format csv, delimiter '\t', header false)"
  await run(`copy (${ranks}) to '${out.ranks}' ${asText}`)
  await run(`copy (${rarity}) to '${out.rarity}' ${asText}`)
  connection.closeSync()
  instance.closeSync()
  return { ok: true, figures: { name: 'DuckDB', compute: computed, write: written, ...out } }
}
