import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { keepCompiled } from '@kupodex/pipeline/compile-cache'
import type { NightFigures } from './one-night.ts'

/** Prints what is measured. */
export type Say = (text: string) => void

const execute = promisify(execFile)

/** About 600 marks a character, one part in five hidden. */
export const crowdOptions = { seed: 1, marks: 600, hidden: 0.2 }

/** A whole number with commas. */
export const withCommas = (value: number) => Math.round(value).toLocaleString('en')

/** Seconds with one digit after the point. */
export const seconds = (value: number) => `${value.toFixed(1)} s`

/** Where nights are worked out and written. */
export interface NightTarget {
  snapshot: string
  out: string
  workers: string
  /** Kinds of tasks with commas between; empty for all. */
  kinds: string
}

/** A night in a process of its own, on a day of June 2026. */
export const runNight = async ({ snapshot, out, workers, kinds }: NightTarget, day: number): Promise<NightFigures> => {
  keepCompiled()
  const args = [join(import.meta.dirname, 'one-night.ts'), snapshot, out, `2026-06-${day}T00:00:00Z`, workers, kinds]
  const { stdout } = await execute(process.execPath, args)
  return JSON.parse(stdout) as NightFigures
}

/** Prints the time and memory that a night took. */
export const print = (say: Say, name: string, figures: NightFigures) => {
  const { characters, marks, folds, between, write, whole: all, processor, peakMiB, files, bytes } = figures
  say(
    `  ${name}: ${seconds(all)} (read and fold ${folds.map(seconds).join(' + ')}, order and yesterday ${seconds(between)}, ` +
      `rank and write ${seconds(write)}; ${seconds(processor)} of processor), ${withCommas(peakMiB)} MiB at most, ` +
      `${withCommas(files)} files, ${withCommas(bytes / 2 ** 20)} MiB written; ${withCommas(characters)} characters, ` +
      `${withCommas(marks / characters)} counted marks each, ${withCommas(characters / all)} characters/s, ` +
      `${((1e6 * processor) / characters).toFixed(0)} µs of processor a character\n`,
  )
}
