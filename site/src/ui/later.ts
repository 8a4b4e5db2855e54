const [firstPause, longestPause] = [20_000, 300_000]

/**
 * After how many milliseconds what has failed so many times before is tried again by itself: 20 s, twice as long after each failure,
 * at most 5 min; shorter at random by up to a half, so that not all readers ask at once.
 */
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
