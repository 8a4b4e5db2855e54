import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { keepCompiled } from '@kupodex/pipeline/compile-cache'
import type { Taken } from './database.ts'
import type { NightFigures, WriteFigures } from './one-night.ts'

export type Say = (text: string) => void

const execute = promisify(execFile)

/** When the first of the measured nights runs (epoch ms). */
export const firstNight = Date.UTC(2026, 5, 24)

/** About 600 marks a character, one part in five hidden. */
export const crowdOptions = { seed: 1, marks: 600, hidden: 0.2, until: firstNight }

export const withCommas = (value: number) => Math.round(value).toLocaleString('en')

export const seconds = (value: number) => `${value.toFixed(1)} s`

export interface NightTarget {
  snapshot: string
  out: string
  workers: string
  /** Kinds of tasks with commas between; empty for all. */
  kinds: string
}

/** A night at a time (epoch ms), in a process of its own. */
export const runNight = async ({ snapshot, out, workers, kinds }: NightTarget, at: number): Promise<NightFigures> => {
  keepCompiled()
  const args = [join(import.meta.dirname, 'one-night.ts'), snapshot, out, new Date(at).toISOString(), workers, kinds]
  const { stdout } = await execute(process.execPath, args)
  return JSON.parse(stdout) as NightFigures
}

const stepOf = ({ seconds: whole, processor }: Taken) => `${seconds(whole)}, ${seconds(processor)} of processor`

const writeOf = (step: WriteFigures) =>
  `${stepOf(step)}, ${withCommas(step.written)} of ${withCommas(step.files)} files and ${(step.bytes / 2 ** 20).toFixed(1)} MiB written`

export const print = (say: Say, name: string, figures: NightFigures) => {
  const { characters, marks, folds, between, write, history, whole, peakMiB } = figures
  say(
    `  ${name}: ${stepOf(whole)}, ${withCommas(peakMiB)} MiB at most; ${withCommas(characters)} characters, ` +
      `${withCommas(marks / characters)} counted marks each, ${((1e6 * whole.processor) / characters).toFixed(0)} µs of processor a character\n` +
      `    read and fold: ${folds.map(stepOf).join(' + ')}\n` +
      `    order and yesterday: ${stepOf(between)}\n` +
      `    rank and write: ${writeOf(write)}\n` +
      (history.files === 0 ? '' : `    history: ${writeOf(history)}\n`),
  )
}
