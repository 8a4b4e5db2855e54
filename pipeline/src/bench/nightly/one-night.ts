import { resourceUsage } from 'node:process'
import {
  foldInParallel,
  historyFiles,
  loadNightTables,
  nightFilesInParallel,
  ownersInParallel,
  startPool,
  workOutNight,
} from '@kupodex/pipeline/nightly'
import { folderTarget, openLive, publish, type PublishReport } from '@kupodex/pipeline/publish'
import type { Taken } from './database.ts'

/** What a step took that publishes files. */
export type WriteFigures = Taken & Pick<PublishReport, 'files' | 'written' | 'bytes'>

/** What one measured night took; memory is that of the process with all its threads. */
export interface NightFigures {
  characters: number
  marks: number
  /** Each pass over the characters: the first night needs two. */
  folds: Taken[]
  /** Between the passes and the writing: order, yesterday. */
  between: Taken
  write: WriteFigures
  /** Once a week, after the reset: ranks and owners by week. */
  history: WriteFigures
  whole: Taken
  peakMiB: number
}

const [path = '', folder = '', at = '', workers = '0', kinds = ''] = process.argv.slice(2)

/** What it took since this was called. */
const stopwatch = () => {
  const [start, used] = [performance.now(), process.cpuUsage()]
  return (): Taken => {
    const { user, system } = process.cpuUsage(used)
    return { seconds: (performance.now() - start) / 1000, processor: (user + system) / 1e6 }
  }
}

const timed = async <T>(work: () => Promise<T>): Promise<[result: T, took: Taken]> => {
  const took = stopwatch()
  return [await work(), took()]
}

const whole = stopwatch()
const folds: Taken[] = []
const pass = async <T>(work: Promise<T>): Promise<T> => {
  const [result, took] = await timed(() => work)
  folds.push(took)
  return result
}

const target = folderTarget(folder)
const pool = startPool(...(workers === '0' ? [] : [Number(workers)]))
const [outcome, read] = await timed(() =>
  workOutNight({
    tables: loadNightTables(),
    characters: {
      countOwners: (catalog) => pass(ownersInParallel(pool, { catalog, path })),
      fold: (catalog, basis) => pass(foldInParallel(pool, { catalog, ...basis, path })),
    },
    previous: target,
    now: Date.parse(at),
  }),
)
if (!outcome.ok) throw new Error(outcome.code)
const { night } = outcome

/** Kinds of tasks with commas between; without any, all. */
const wanted = new Set(kinds.split(',').filter((kind) => kind !== ''))
const [written, write] = await timed(() =>
  publish(
    'night',
    nightFilesInParallel(pool, night, ({ kind }) => wanted.size === 0 || wanted.has(kind)),
    target,
  ),
)
await pool.close()
const { catalog, fold, now } = night
const [kept, history] = await timed(async () =>
  publish(
    'history',
    wanted.size === 0 ? historyFiles({ night: await openLive(target, 'night'), kept: target, catalog, fold, now }) : [],
    target,
  ),
)

/** A step without the passes that are measured by themselves. */
const without = (step: Taken, parts: readonly Taken[]): Taken => ({
  seconds: step.seconds - parts.reduce((sum, { seconds }) => sum + seconds, 0),
  processor: step.processor - parts.reduce((sum, { processor }) => sum + processor, 0),
})

const withFiles = (step: Taken, report: PublishReport): WriteFigures => {
  const { files, written: changed, bytes } = report
  return { ...step, files, written: changed, bytes }
}

const figures: NightFigures = {
  characters: fold.ids.length,
  marks: Object.values(fold.owning).reduce((sum, { owners }) => sum + owners.reduce((a, b) => a + b, 0), 0),
  folds,
  between: without(read, folds),
  write: withFiles(write, written),
  history: withFiles(history, kept),
  whole: whole(),
  peakMiB: resourceUsage().maxRSS / 1024,
}
process.stdout.write(`${JSON.stringify(figures)}\n`)
