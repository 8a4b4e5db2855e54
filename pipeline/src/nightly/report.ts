import type { ReportAnswer } from '@kupodex/data/contract'
import type { PublishReport } from '../publish/index.ts'
import { startPeakMemory } from './peak-memory.ts'

/** What is known of a step that is done. */
export type Step = ReportAnswer['steps'][number]

/** What a step came to: a sentence for people, figures for machines. */
export interface Told {
  words: string
  figures?: Readonly<Record<string, unknown>>
}

/** Tells of steps as they go: one line when a step is done, and one now and then within a long step. */
export interface Reporter {
  step: <T>(
    name: string,
    work: (progress: (text: string) => void) => Promise<T>,
    told: (result: T) => string | Told,
  ) => Promise<T>
  /** The steps that are done. */
  steps: readonly Step[]
}

/** How a reporter tells. */
export interface ReporterOptions {
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
    step: async (name, work, told) => {
      const start = now()
      const memory = startMemory()
      let last = start
      const result = await work((text) => {
        if (json || now() - last < often) return
        last = now()
        write(`${name.padEnd(13)} ${text} ...\n`)
      })
      const answer = told(result)
      const { words, figures = {} } = typeof answer === 'string' ? { words: answer } : answer
      const took = now() - start
      const peakMemory = memory()
      const published = Object.fromEntries(
        publishFigures.flatMap((key) => (key in figures ? [[key, figures[key]]] : [])),
      )
      const step: Step = { step: name, seconds: took / 1000, peakMemory, ...published }
      steps.push(step)
      if (json) write(`${JSON.stringify({ ...step, ...figures })}\n`)
      else write(`${name.padEnd(13)} ${words} (${seconds(took)}, ${megabytes(peakMemory)})\n`)
      return result
    },
  }
}

/** A whole number with commas. */
export const whole = (value: number): string => value.toLocaleString('en')

/** What a publication did, in words. */
export const publishedWords = ({ files, written, copied, unchanged, removed, bytes }: PublishReport): string =>
  `${whole(files)} files: ${whole(written)} written (${whole(bytes)} bytes), ${whole(copied)} copied, ${whole(unchanged)} unchanged, ${whole(removed)} removed`

/** What a publication did, in words and figures. */
export const toldPublished = (report: PublishReport): Told => ({
  words: publishedWords(report),
  figures: { ...report },
})
