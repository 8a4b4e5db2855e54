/** After how long (ms) what could not be had is asked for again by itself. */
export const retryAfter = 20_000

/** Calls `run` after `ms` milliseconds, where left out those after which a failure is tried again, and where the page is not seen then, as soon as it is; returns how to call it off. */
export const laterWhenSeen =
  (page: Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>) =>
  (run: () => void, ms = retryAfter): (() => void) => {
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
