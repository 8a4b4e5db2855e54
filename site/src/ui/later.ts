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
