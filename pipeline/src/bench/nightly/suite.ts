import { mkdir, rm } from 'node:fs/promises'
import { freemem } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Suite } from '../suite/suite.ts'
import { beside, duckDb, mariaDb } from './beside.ts'
import { snapshotOfCrowd } from './make-snapshot.ts'
import { crowdOptions, firstNight, type NightTarget, print, runNight, type Say, withCommas } from './run-night.ts'

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

const day = 24 * 3_600_000

/** When the week has turned, by the timetable of nights: Tuesday 30 June 2026, 08:05 (epoch ms). */
const turned = Date.UTC(2026, 5, 30, 8, 5)

/**
 * The nights of one size: the first reads everybody twice, the second has yesterday's ranks, in the third nothing changes; at the turn of
 * the week people have played six days more, and the quarter turns four weeks later.
 */
const measure = async (say: Say, folder: string, size: number, workers: string) => {
  say(`nightly, ${withCommas(size)} characters\n`)
  const snapshotUntil = (until: number) =>
    snapshotOfCrowd(folder, { ...crowdOptions, size, until }, (done) => say(`  made ${withCommas(done)}\n`))
  const snapshot = await snapshotUntil(firstNight)
  const place: NightTarget = { snapshot, out: join(folder, 'out'), workers, kinds: '' }
  await rm(place.out, { recursive: true, force: true })
  const first = await runNight(place, firstNight)
  print(say, 'first night', first)
  print(say, 'the second ', await runNight(place, firstNight + day))
  const third = await runNight(place, firstNight + 2 * day)
  print(say, 'the third  ', third)
  say(
    `  share of bytes written on the third, nobody having changed: ${((100 * third.write.bytes) / first.write.bytes).toFixed(2)} %\n`,
  )
  const later = { ...place, snapshot: await snapshotUntil(turned) }
  print(say, 'the week turns', await runNight(later, turned))
  print(say, 'the night after that', await runNight(later, turned + day))
  print(say, 'the quarter turns', await runNight(later, turned + 28 * day))
}

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
