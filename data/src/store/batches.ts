/** How often a batch is sent at most, and the wait in between (ms), doubled each time. */
const batchTries = 8
const firstWait = 50
const longestWait = 5_000

/** How many items a batch of writes has at most. */
export const writesInBatch = 25

export const inChunks = <T>(all: readonly T[], most: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / most) }, (_, n) => all.slice(n * most, (n + 1) * most))

/** Thrown when the store left items of a batch unprocessed in all tries. */
export class StoreBusyError extends Error {
  override name = 'StoreBusyError'
}

const realSleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** What waiting needs; both have defaults. `sleep` takes ms. */
interface PauseDeps {
  sleep?: ((ms: number) => Promise<void>) | undefined
  random?: (() => number) | undefined
}

/** Waits before an attempt is repeated for the n-th time, longer each time, with jitter. */
export type Pause = (tried: number) => Promise<void>

export const pauseWith =
  ({ sleep = realSleep, random = Math.random }: PauseDeps = {}): Pause =>
  (tried) =>
    sleep(random() * Math.min(longestWait, firstWait * 2 ** tried))

/** Sends a batch of reads or writes, and again what the service leaves unprocessed, which `send` returns. */
export const sendWhole = async <Request>(
  batch: readonly Request[],
  what: 'reads' | 'writes',
  send: (batch: Request[]) => Promise<Request[] | undefined>,
  pause: Pause = pauseWith(),
): Promise<void> => {
  let left = [...batch]
  for (let tried = 0; left.length > 0; tried++) {
    if (tried === batchTries) throw new StoreBusyError(`The store left ${left.length} ${what} of a batch over.`)
    if (tried > 0) await pause(tried)
    left = (await send(left)) ?? []
  }
}
