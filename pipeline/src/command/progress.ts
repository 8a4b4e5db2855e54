import type { ReportAnswer } from '@kupodex/data/contract'
import { readFileSync, writeFileSync } from 'node:fs'
import type { PublishReport } from '../publish/index.ts'

/**
 * Measures the largest memory that the process holds from now on; the result gives it in bytes when asked. Linux forgets the
 * peak of before and keeps a new one; elsewhere it is the peak since the process began.
 */
const startPeakMemory = (): (() => number) => {
  try {
    writeFileSync('/proc/self/clear_refs', '5')
    return () => {
      const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]
      return Number(kilobytes) * 1024
    }
  } catch {
    return () => process.resourceUsage().maxRSS * 1024
  }
}

export type Step = ReportAnswer['steps'][number]

/** The result of a step: a sentence for people, figures for machines. */
export interface StepResult {
  text: string
  figures?: Readonly<Record<string, unknown>>
}

/** Prints steps as they go: one line when a step is done, and one now and then within a long step. */
export interface Reporter {
  step: <T>(
    name: string,
    work: (progress: (text: string) => void) => Promise<T>,
    describe: (result: T) => string | StepResult,
  ) => Promise<T>
  steps: readonly Step[]
}

interface ReporterOptions {
  /** One line of JSON a step, and nothing in between. */
  json?: boolean
  /** Begins to measure memory; what it gives is asked when the step is done (bytes). */
  startMemory?: () => () => number
}

/** A long step says where it is this often (ms). */
const often = 5000

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`

const publishFigures = ['files', 'written', 'copied', 'unchanged', 'removed', 'bytes'] as const

/** A reporter that writes lines; `now` gives epoch milliseconds. */
export const reporter = (
  write: (text: string) => void,
  now: () => number,
  { json = false, startMemory = startPeakMemory }: ReporterOptions = {},
): Reporter => {
  const steps: Step[] = []
  return {
    steps,
    step: async (name, work, describe) => {
      const start = now()
      const memory = startMemory()
      let last = start
      const result = await work((text) => {
        if (json || now() - last < often) return
        last = now()
        write(`${name.padEnd(13)} ${text} ...\n`)
      })
      const answer = describe(result)
      const { text, figures = {} } = typeof answer === 'string' ? { text: answer } : answer
      const took = now() - start
      const peakMemory = memory()
      const published = Object.fromEntries(
        publishFigures.flatMap((key) => (key in figures ? [[key, figures[key]]] : [])),
      )
      const step: Step = { step: name, seconds: took / 1000, peakMemory, ...published }
      steps.push(step)
      if (json) write(`${JSON.stringify({ ...step, ...figures })}\n`)
      else write(`${name.padEnd(13)} ${text} (${seconds(took)}, ${megabytes(peakMemory)})\n`)
      return result
    },
  }
}

export const withCommas = (value: number): string => value.toLocaleString('en')

export const publishedWords = ({ files, written, copied, unchanged, removed, bytes }: PublishReport): string =>
  `${withCommas(files)} files: ${withCommas(written)} written (${withCommas(bytes)} bytes), ${withCommas(copied)} copied, ${withCommas(unchanged)} unchanged, ${withCommas(removed)} removed`

export const publishedResult = (report: PublishReport): StepResult => ({
  text: publishedWords(report),
  figures: { ...report },
})
