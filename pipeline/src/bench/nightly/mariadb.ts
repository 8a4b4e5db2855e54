import { execFile, spawn } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { type DatabaseOutcome, processorOf, timed } from './database.ts'
import type { RowFiles } from './rows.ts'
import { statements } from './statements.ts'

const execute = promisify(execFile)

const has = async (command: string): Promise<boolean> => {
  try {
    await execute(command, ['--version'])
    return true
  } catch {
    return false
  }
}

const tables = [
  `create table people (person int unsigned primary key, dc tinyint unsigned, world tinyint unsigned,
     world_id smallint unsigned, name varchar(40), icon varchar(200))`,
  `create table marks (person int unsigned, type tinyint unsigned, item smallint unsigned, date int unsigned,
     primary key (person, type, item))`,
  `create table weights (board tinyint unsigned, type tinyint unsigned, item smallint unsigned, weight smallint unsigned,
     primary key (type, item, board))`,
  'create table titles (achievement smallint unsigned primary key, title smallint unsigned)',
]

/** Half the memory of a small server for its pages and temporary tables, and no safety that a copy of data does not need. */
const settings = [
  '--skip-networking',
  '--innodb-buffer-pool-size=4G',
  '--innodb-log-file-size=1G',
  '--innodb-flush-log-at-trx-commit=0',
  '--innodb-doublewrite=0',
  '--tmp-table-size=1G',
  '--max-heap-table-size=1G',
  '--sort-buffer-size=256M',
  '--join-buffer-size=256M',
  '--secure-file-priv=',
]

/** The night's work in MariaDB, over tables of the same rows (loaded beforehand, not timed), in a server of its own. */
export const withMariaDb = async (folder: string, rows: RowFiles): Promise<DatabaseOutcome> => {
  if (!(await has('mariadbd')) || !(await has('mariadb'))) return { ok: false, why: 'MariaDB is not installed here' }
  const data = join(folder, 'mariadb')
  await rm(data, { recursive: true, force: true })
  await mkdir(data, { recursive: true })
  const [socket, user] = [join(data, 'socket'), `--user=${process.env.USER ?? 'root'}`]
  await execute('mariadb-install-db', [user, `--datadir=${data}`, '--auth-root-authentication-method=normal'])
  const server = spawn('mariadbd', ['--no-defaults', user, `--datadir=${data}`, `--socket=${socket}`, ...settings], {
    stdio: 'ignore',
  })
  const processor = () => processorOf(server.pid)
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const run = (sql: string) =>
    execute('mariadb', ['--no-defaults', `--socket=${socket}`, '--user=root', '-e', sql, 'night'])
  try {
    for (let tries = 0; ; tries++) {
      try {
        await execute('mariadb', ['--no-defaults', `--socket=${socket}`, '--user=root', '-e', 'create database night'])
        break
      } catch (error) {
        if (tries === 60) throw error
        await sleep(500)
      }
    }
    for (const table of tables) await run(table)
    for (const [name, path] of Object.entries(rows)) {
      await run(`set unique_checks = 0; load data infile '${path}' into table ${name}`)
    }
    await run('analyze table people, marks, weights, titles')
    const { compute, pages, ranks, rarity } = statements('marks')
    const computed = await timed(processor, async () => {
      for (const sql of compute) await run(sql)
    })
    const file = (name: string) => join(folder, `mariadb-${name}.tsv`)
    const toFile = async (name: string, select: string) => {
      await rm(file(name), { force: true })
      await run(`select * from (${select}) as rows_of into outfile '${file(name)}'`)
    }
    const written = await timed(processor, async () => {
      for (const { name, select } of pages) await toFile(name, `${select} limit 18446744073709551615`)
    })
    await toFile('ranks', ranks)
    await toFile('rarity', rarity)
    const figures = { name: 'MariaDB', compute: computed, write: written, ranks: file('ranks'), rarity: file('rarity') }
    return { ok: true, figures }
  } finally {
    server.kill('SIGTERM')
    await ended
  }
}
