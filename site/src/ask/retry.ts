import type { AskFailure } from './outcome.ts'

const [firstPause, longestPause] = [20_000, 300_000]

/** Milliseconds until what has failed so many times is tried again: 20 s, doubled each time, at most 5 min; up to half less at random, so that not all ask at once. */
export const retryPause = (failures: number, random = Math.random()): number =>
  Math.min(firstPause * 2 ** failures, longestPause) * (1 - random / 2)

/** Calls `run` after `ms` milliseconds, and where the page is not seen then, as soon as it is; returns how to call it off. */
export const laterWhenSeen =
  (page: Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>) =>
  (run: () => void, ms: number): (() => void) => {
    const callOff = () => {
      clearTimeout(timer)
      page.removeEventListener('visibilitychange', due)
    }
    const due = () => {
      if (page.hidden) return
      callOff()
      run()
    }
    const timer = setTimeout(() => {
      page.addEventListener('visibilitychange', due)
      due()
    }, ms)
    return callOff
  }

export interface Waits {
  /** Calls `run` after `ms` milliseconds, as soon as the page is seen; returns how to call it off. */
  later: (run: () => void, ms: number) => () => void
  /** Calls `run` whenever the network is back; returns how to call it off. */
  whenOnline: (run: () => void) => () => void
  /** From 0 to 1. */
  random: () => number
}

export const pageWaits: Waits = {
  later: (run, ms) => laterWhenSeen(document)(run, ms),
  whenOnline: (run) => {
    const watch = new AbortController()
    addEventListener('online', run, { signal: watch.signal })
    return () => watch.abort()
  },
  random: Math.random,
}

export interface Retry {
  /** Runs it again after ever longer pauses, and as soon as the network is back; never where only a login helps. What fails while it waits is of the same try. */
  failed: (code: AskFailure) => void
  /** Runs it again after `ms` milliseconds, and as soon as the network is back. */
  after: (ms: number) => void
  /** Begins with the shortest pause again, and runs nothing by itself until then. */
  worked: () => void
  stop: () => void
}

/** The one rule by which whatever has failed in a page is tried again by itself. */
export const createRetry = (run: () => void, { later, whenOnline, random }: Waits = pageWaits): Retry => {
  let failures = 0
  let waiting: (() => void)[] = []
  const stop = () => waiting.splice(0).forEach((callOff) => callOff())
  const after = (ms: number) => {
    stop()
    const due = () => {
      stop()
      run()
    }
    waiting = [later(due, ms), whenOnline(due)]
  }
  return {
    after,
    stop,
    failed: (code) => {
      if (code === 'loggedOut') stop()
      else if (waiting.length === 0) after(retryPause(failures++, random()))
    },
    worked: () => {
      failures = 0
      stop()
    },
  }
}
