import { mkdir, rm } from 'node:fs/promises'
import { freemem } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Suite } from '../suite/suite.ts'
import { beside, duckDb, mariaDb } from './beside.ts'
import { snapshotOfCrowd } from './make-snapshot.ts'
import { crowdOptions, type NightTarget, print, runNight, type Say, withCommas } from './run-night.ts'

const options = {
  /** Characters, instead of the usual sizes; 0 for only what databases are compared at. */
  size: { type: 'string' },
  /** Characters that DuckDB does the same work for; 0 leaves it out. */
  duckdb: { type: 'string', default: '100000' },
  /** Characters that DuckDB and MariaDB do the same work for; MariaDB takes over twenty minutes for 100,000. */
  mariadb: { type: 'string', default: '20000' },
  workers: { type: 'string', default: '0' },
} as const

/** The largest size is measured only with this much free memory (bytes), so that its file is cached in memory like the others. */
const memoryForMost = 16 * 2 ** 30

const sizesOf = (size: string | undefined): number[] =>
  size === undefined
    ? [100_000, 1_000_000, ...(freemem() > memoryForMost ? [3_000_000] : [])]
    : [Number(size)].filter((count) => count > 0)

/** The nights of one size: the first reads everybody twice, the second has yesterday's ranks, in the third nothing changes. */
const measure = async (say: Say, folder: string, size: number, workers: string) => {
  say(`nightly, ${withCommas(size)} characters\n`)
  const snapshot = await snapshotOfCrowd(folder, { ...crowdOptions, size }, (done) =>
    say(`  made ${withCommas(done)}\n`),
  )
  const place: NightTarget = { snapshot, out: join(folder, 'out'), workers, kinds: '' }
  await rm(place.out, { recursive: true, force: true })
  const first = await runNight(place, 24)
  print(say, 'first night', first)
  print(say, 'the second ', await runNight(place, 25))
  const third = await runNight(place, 26)
  print(say, 'the third  ', third)
  say(
    `  share of bytes written on the third, nobody having changed: ${((100 * third.bytes) / first.bytes).toFixed(2)} %\n`,
  )
}

/** A night from a snapshot to files, at several sizes; then the same work in databases, compared row for row. */
export const nightlySuite: Suite = {
  summary: 'a night from snapshot to files, beside DuckDB and MariaDB (--size=N --duckdb=N --mariadb=N --workers=N)',
  run: async (args, { out: say }) => {
    const { values } = parseArgs({ args, options })
    const folder = resolve('.local', 'bench')
    await mkdir(folder, { recursive: true })
    for (const size of sizesOf(values.size)) await measure(say, folder, size, values.workers)
    const results = [
      await beside(say, folder, [duckDb], Number(values.duckdb), values.workers),
      await beside(say, folder, [duckDb, mariaDb], Number(values.mariadb), values.workers),
    ]
    await rm(join(folder, 'out'), { recursive: true, force: true })
    return results.every((isSame) => isSame)
  },
}
