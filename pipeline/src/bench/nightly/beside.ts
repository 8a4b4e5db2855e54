import { mkdir, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { slotKey } from '@kupodex/data/contract'
import { catalogOf, loadNightTables, type WeekPoints } from '@kupodex/pipeline/nightly'
import { fileOf, folderTarget, openLive, publish, readLive } from '@kupodex/pipeline/publish'
import { compareRanks, compareRarity, type Comparison } from './compare.ts'
import type { DatabaseOutcome, Taken } from './database.ts'
import { withDuckDb } from './duckdb.ts'
import { snapshotOfCrowd } from './make-snapshot.ts'
import { withMariaDb } from './mariadb.ts'
import { type RowFiles, writeRows } from './rows.ts'
import {
  crowdOptions,
  firstNight,
  type NightTarget,
  print,
  runNight,
  type Say,
  seconds,
  withCommas,
} from './run-night.ts'

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

const tellComparison = (say: Say, what: string, { rows, different, first }: Comparison): boolean => {
  say(
    `    ${what}: ${withCommas(rows)} rows, ${different === 0 ? 'the same' : `${withCommas(different)} DIFFERENT (${first})`}\n`,
  )
  return different === 0
}

const pointsOf = async (out: string): Promise<WeekPoints> => {
  const kept = JSON.parse(new TextDecoder().decode(await readPoints(out))) as {
    points: Record<string, [number, number][]>
  }
  return Object.fromEntries(Object.entries(kept.points).map(([type, pairs]) => [type, new Map(pairs)]))
}

export interface Database {
  name: string
  /** How many times as long as we it should take. */
  reach: number
  run: (folder: string, rows: RowFiles) => Promise<DatabaseOutcome>
}

/** DuckDB with all cores. */
export const duckDb: Database = {
  name: 'DuckDB',
  reach: 3,
  run: (folder, rows) => withDuckDb(folder, rows, availableParallelism()),
}

/** MariaDB, as peers of this site use it. */
export const mariaDb: Database = { name: 'MariaDB', reach: 10, run: withMariaDb }

const compared =
  '  All: owners of every item in every scope with their shares, scores and ranks of every board in every scope, from rows with the\n' +
  '  week’s points to files: pages of boards in order with names, rarity lists in order, ranks by character. Ours and DuckDB\n' +
  '  write JSON, MariaDB text with tabs; only ours writes a file a list, board and scope, with its SHA-256. DuckDB reads\n' +
  '  Parquet, MariaDB its own tables, both made beforehand and not timed, as our snapshot is.\n'

/** The same work in databases, compared row for row; true where all agree. */
export const beside = async (
  say: Say,
  folder: string,
  databases: readonly Database[],
  size: number,
  workers: string,
): Promise<boolean> => {
  if (size === 0) return true
  say(`nightly beside databases, ${withCommas(size)} characters\n`)
  const snapshot = await snapshotOfCrowd(folder, { ...crowdOptions, size }, (done) =>
    say(`  made ${withCommas(done)}\n`),
  )
  const out = join(folder, 'out')
  const place: NightTarget = { snapshot, out, workers, kinds: 'board,rarity,ranks' }
  await rm(out, { recursive: true, force: true })
  await runNight(place, firstNight)
  await keepPoints(out)
  const { whole: ours, ...figures } = await runNight(place, firstNight)
  say(compared)
  print(say, 'ours, of that alone', { whole: ours, ...figures })
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
    const tellTaken = (what: string, { seconds: theirs, processor }: Taken) =>
      say(
        `  ${name}, ${what}: ${seconds(theirs)}, ${(theirs / ours.seconds).toFixed(1)} times ours with all files; ` +
          `${seconds(processor)} of processor, ${(processor / ours.processor).toFixed(1)} times ours\n`,
      )
    tellTaken('tables of ranks and owners alone', compute)
    tellTaken(`with files (to reach: ${reach} times)`, {
      seconds: compute.seconds + write.seconds,
      processor: compute.processor + write.processor,
    })
    isSame = tellComparison(say, 'ranks', await compareRanks(files, catalog, ranks)) && isSame
    isSame = tellComparison(say, 'rarity', await compareRarity(files, catalog, rarity)) && isSame
  }
  await rm(work, { recursive: true })
  return isSame
}
