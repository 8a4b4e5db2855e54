import { execFile } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import { availableParallelism, freemem } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { slotKey } from '@kupodex/data/contract'
import { catalogOf, loadNightTables, type WeekPoints } from '@kupodex/pipeline/nightly'
import { fileOf, folderTarget, openLive, publish, readLive } from '@kupodex/pipeline/publish'
import type { Suite } from '../suite.ts'
import { compareRanks, compareRarity, type Comparison } from './compare.ts'
import type { DatabaseOutcome } from './database.ts'
import { withDuckDb } from './duckdb.ts'
import { snapshotOfCrowd } from './make-snapshot.ts'
import { withMariaDb } from './mariadb.ts'
import type { NightFigures } from './one-night.ts'
import { type RowFiles, writeRows } from './rows.ts'

type Say = (text: string) => void

const execute = promisify(execFile)

const options = {
  /** Characters, instead of the usual sizes. */
  size: { type: 'string' },
  /** Characters that DuckDB does the same work for; 0 leaves it out. */
  duckdb: { type: 'string', default: '100000' },
  /** Characters that DuckDB and MariaDB do the same work for; MariaDB takes over twenty minutes for 100,000. */
  mariadb: { type: 'string', default: '20000' },
  workers: { type: 'string', default: '0' },
} as const

/** About 600 marks a character, one part in five hidden. */
const crowd = { seed: 1, marks: 600, hidden: 0.2 }

/** The largest size is measured where this much memory is free (bytes): its file should lie in memory as the others do. */
const memoryForMost = 16 * 2 ** 30

const sizesOf = (size: string | undefined): number[] =>
  size === undefined ? [100_000, 1_000_000, ...(freemem() > memoryForMost ? [3_000_000] : [])] : [Number(size)]

const whole = (value: number) => Math.round(value).toLocaleString('en')
const seconds = (value: number) => `${value.toFixed(1)} s`

/** Two nights in a process of their own: the first of all, which reads everybody twice, and the one after it. */
const twoNights = async (
  snapshot: string,
  out: string,
  workers: string,
  kinds = '',
  between: () => Promise<void> = async () => undefined,
): Promise<[NightFigures, NightFigures]> => {
  const run = async (day: number) => {
    const args = [join(import.meta.dirname, 'one-night.ts'), snapshot, out, `2026-06-${day}T00:00:00Z`, workers, kinds]
    const { stdout } = await execute(process.execPath, args)
    return JSON.parse(stdout) as NightFigures
  }
  await rm(out, { recursive: true, force: true })
  const first = await run(24)
  await between()
  return [first, await run(25)]
}

const pointsKey = 'night/points.json'

const readPoints = async (out: string): Promise<Uint8Array> => {
  const points = await (await openLive(folderTarget(out), 'night')).read(pointsKey)
  if (!points) throw new Error(`${out} has no points of the week`)
  return points
}

/** Leaves of a published folder only the points of the week, so that a night writes all its files. */
const keepPoints = async (out: string) => {
  const points = await readPoints(out)
  await rm(out, { recursive: true })
  await publish('night', [fileOf(pointsKey, points)], folderTarget(out))
}

const tell = (say: Say, name: string, figures: NightFigures) => {
  const { characters, marks, folds, between, write, whole: all, processor, peakMiB, files, bytes } = figures
  say(
    `  ${name}: ${seconds(all)} (read and fold ${folds.map(seconds).join(' + ')}, order and yesterday ${seconds(between)}, ` +
      `rank and write ${seconds(write)}; ${seconds(processor)} of processor), ${whole(peakMiB)} MiB at most, ` +
      `${whole(files)} files, ${whole(bytes / 2 ** 20)} MiB written; ${whole(characters)} characters, ` +
      `${whole(marks / characters)} counted marks each, ${whole(characters / all)} characters/s, ` +
      `${((1e6 * processor) / characters).toFixed(0)} µs of processor a character\n`,
  )
}

const tellComparison = (say: Say, what: string, { rows, different, first }: Comparison): boolean => {
  say(
    `    ${what}: ${whole(rows)} rows, ${different === 0 ? 'the same' : `${whole(different)} DIFFERENT (${first})`}\n`,
  )
  return different === 0
}

const pointsOf = async (out: string): Promise<WeekPoints> => {
  const kept = JSON.parse(new TextDecoder().decode(await readPoints(out))) as {
    points: Record<string, [number, number][]>
  }
  return Object.fromEntries(Object.entries(kept.points).map(([type, pairs]) => [type, new Map(pairs)]))
}

interface Database {
  name: string
  /** How many times as long as we it should take. */
  reach: number
  run: (folder: string, rows: RowFiles) => Promise<DatabaseOutcome>
}

const duckDb: Database = {
  name: 'DuckDB',
  reach: 3,
  run: (folder, rows) => withDuckDb(folder, rows, availableParallelism()),
}

const mariaDb: Database = { name: 'MariaDB', reach: 10, run: withMariaDb }

const beside = async (
  say: Say,
  folder: string,
  databases: readonly Database[],
  size: number,
  workers: string,
): Promise<boolean> => {
  if (size === 0) return true
  say(`nightly beside databases, ${whole(size)} characters\n`)
  const snapshot = await snapshotOfCrowd(folder, { ...crowd, size }, (done) => say(`  made ${whole(done)}\n`))
  const out = join(folder, 'out')
  const [, ours] = await twoNights(snapshot, out, workers, 'board,rarity', () => keepPoints(out))
  tell(say, 'ours, boards and rarity as they do', ours)
  const catalog = catalogOf(loadNightTables())
  const { night } = await readLive(folderTarget(out))
  const files = join(out, slotKey('night', night?.slot ?? 'a', ''))
  const work = join(folder, 'sql')
  await rm(work, { recursive: true, force: true })
  await mkdir(work, { recursive: true })
  const rows = await writeRows(work, snapshot, catalog, await pointsOf(out))
  let isSame = true
  for (const { name, reach, run } of databases) {
    const outcome = await run(work, rows)
    if (!outcome.ok) {
      say(`  ${name}: skipped, ${outcome.why}\n`)
      continue
    }
    const { compute, write, ranks, rarity } = outcome.figures
    const times = (theirs: number) => (theirs / ours.whole).toFixed(1)
    say(
      `  ${name}: from rows to files ${seconds(compute + write)}: ${times(compute + write)} times ours; to reach: ${reach}. ` +
        `To tables of ranks and owners alone ${seconds(compute)}: ${times(compute)} times ours with all files\n`,
    )
    isSame = tellComparison(say, 'ranks', await compareRanks(files, catalog, ranks)) && isSame
    isSame = tellComparison(say, 'rarity', await compareRarity(files, catalog, rarity)) && isSame
  }
  await rm(work, { recursive: true })
  return isSame
}

/** A night from a snapshot to files, at several sizes; then the same work in databases, compared row for row. */
export const nightlySuite: Suite = {
  summary: 'a night from snapshot to files, beside DuckDB and MariaDB (--size=N --duckdb=N --mariadb=N --workers=N)',
  run: async (args, { out: say }) => {
    const { values } = parseArgs({ args, options })
    const folder = resolve('.local', 'bench')
    await mkdir(folder, { recursive: true })
    for (const size of sizesOf(values.size)) {
      say(`nightly, ${whole(size)} characters\n`)
      const snapshot = await snapshotOfCrowd(folder, { ...crowd, size }, (done) => say(`  made ${whole(done)}\n`))
      const [first, next] = await twoNights(snapshot, join(folder, 'out'), values.workers)
      tell(say, 'first night', first)
      tell(say, 'the next   ', next)
      say(
        `  share of bytes written on the next, with nobody changed: ${((100 * next.bytes) / first.bytes).toFixed(1)} %\n`,
      )
    }
    const compared = [
      await beside(say, folder, [duckDb], Number(values.duckdb), values.workers),
      await beside(say, folder, [duckDb, mariaDb], Number(values.mariadb), values.workers),
    ]
    await rm(join(folder, 'out'), { recursive: true, force: true })
    return compared.every((isSame) => isSame)
  },
}
