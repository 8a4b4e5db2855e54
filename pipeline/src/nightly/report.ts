import type { PublishReport } from '../publish/index.ts'

/** Tells of steps as they go: one line when a step is done, and one now and then within a long step. */
export interface Reporter {
  step: <T>(
    name: string,
    work: (progress: (text: string) => void) => Promise<T>,
    told: (result: T) => string,
  ) => Promise<T>
}

/** A long step says where it is this often (ms). */
const often = 5000

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

/** A reporter that writes lines; `now` gives epoch milliseconds. */
export const reporter = (write: (text: string) => void, now: () => number): Reporter => ({
  step: async (name, work, told) => {
    const start = now()
    let last = start
    const result = await work((text) => {
      if (now() - last < often) return
      last = now()
      write(`${name.padEnd(10)} ${text} ...\n`)
    })
    write(`${name.padEnd(10)} ${told(result)} (${seconds(now() - start)})\n`)
    return result
  },
})

/** A whole number with commas. */
export const whole = (value: number): string => value.toLocaleString('en')

/** What a publication did, in words. */
export const publishedWords = ({ files, written, unchanged, removed, bytes }: PublishReport): string =>
  `${whole(files)} files: ${whole(written)} written (${whole(bytes)} bytes), ${whole(unchanged)} unchanged, ${whole(removed)} removed`
