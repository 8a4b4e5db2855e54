import { resourceUsage } from 'node:process'
import {
  foldInParallel,
  loadNightTables,
  nightFilesInParallel,
  ownersInParallel,
  type PartedSource,
  startPool,
  workOutNight,
} from '@kupodex/pipeline/nightly'
import { folderTarget, publish } from '@kupodex/pipeline/publish'

/** What one measured night took. Seconds by step; memory is that of the process with all its threads. */
export interface NightFigures {
  characters: number
  marks: number
  /** Seconds of each pass over the characters: the first night needs two. */
  folds: number[]
  /** Seconds between the passes and the writing: order, yesterday. */
  between: number
  write: number
  whole: number
  /** Seconds of processor time in `whole`, all threads together: hardly more on a machine that is busy with something else. */
  processor: number
  peakMiB: number
  files: number
  bytes: number
}

const [path = '', folder = '', at = '', workers = '0', kinds = ''] = process.argv.slice(2)
const source: PartedSource = { kind: 'snapshot', path }
const start = performance.now()
const used = process.cpuUsage()
const since = (from: number) => (performance.now() - from) / 1000
const folds: number[] = []
const timed = async <T>(pass: Promise<T>): Promise<T> => {
  const from = performance.now()
  const result = await pass
  folds.push(since(from))
  return result
}
const target = folderTarget(folder)
const pool = startPool(...(workers === '0' ? [] : [Number(workers)]))
const outcome = await workOutNight({
  tables: loadNightTables(),
  characters: {
    countOwners: (catalog) => timed(ownersInParallel(pool, { catalog, source })),
    fold: (catalog, basis) => timed(foldInParallel(pool, { catalog, ...basis, source })),
  },
  previous: target,
  now: Date.parse(at),
})
if (!outcome.ok) throw new Error(outcome.code)
const ready = performance.now()
/** Kinds of tasks with commas between; without any, all. */
const wanted = new Set(kinds.split(',').filter((kind) => kind !== ''))
const files = nightFilesInParallel(pool, outcome.night, ({ kind }) => wanted.size === 0 || wanted.has(kind))
const report = await publish('night', files, target)
await pool.close()
const { fold } = outcome.night
const { user, system } = process.cpuUsage(used)
const figures: NightFigures = {
  characters: fold.ids.length,
  marks: Object.values(fold.owning).reduce((sum, { owners }) => sum + owners.reduce((a, b) => a + b, 0), 0),
  folds,
  between: (ready - start) / 1000 - folds.reduce((sum, seconds) => sum + seconds, 0),
  write: since(ready),
  whole: since(start),
  processor: (user + system) / 1e6,
  peakMiB: resourceUsage().maxRSS / 1024,
  files: report.files,
  bytes: report.bytes,
}
process.stdout.write(`${JSON.stringify(figures)}\n`)
