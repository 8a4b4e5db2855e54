/** What waiting needs of the world; both have real defaults. */
export interface RetryDeps {
  sleep?: (ms: number) => Promise<void>
  random?: () => number
}

const attempts = 8
const firstWait = 50
const longestWait = 5_000

const passing = new Set([
  'ProvisionedThroughputExceededException',
  'ThrottlingException',
  'RequestLimitExceeded',
  'InternalServerError',
  'ServiceUnavailable',
])

const isPassing = (error: unknown): boolean => error instanceof Error && passing.has(error.name)

const realSleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Says that the store did not take something in all the attempts we give it. */
export class StoreBusyError extends Error {
  override name = 'StoreBusyError'
}

/**
 * Calls `attempt` until it answers other than `again`, with back-off and full jitter in between; an error that passes by
 * itself (throttling, a fault of the service) counts as `again`. Throws after eight attempts: the last error, or
 * `StoreBusyError`.
 */
export const retrying = async <T>(
  { sleep = realSleep, random = Math.random }: RetryDeps,
  attempt: () => Promise<T | typeof again>,
): Promise<T> => {
  let last: unknown = new StoreBusyError('The store did not take the request.')
  for (let tried = 0; tried < attempts; tried++) {
    if (tried > 0) await sleep(random() * Math.min(longestWait, firstWait * 2 ** tried))
    try {
      const answer = await attempt()
      if (answer !== again) return answer
    } catch (error) {
      if (!isPassing(error)) throw error
      last = error
    }
  }
  throw last
}

/** The answer of an attempt that has more to do. */
export const again = Symbol('again')
