/** The clock of a browser, set by the server's: of two changes of a thing the later one holds, on whichever device it was made. */
export interface Clock {
  /** Epoch s, with fractions. */
  now: () => number
  /** Fetches, and sets the clock by the answer's `Date`. */
  fetch: typeof fetch
}

/**
 * By how many seconds the server is ahead, at least, when its answer of the second `date` was asked for at `sent` and read at
 * `received` (epoch s); 0 where both clocks may be right.
 */
export const aheadBy = (date: number, sent: number, received: number): number => {
  const [least, most] = [date - received, date + 1 - sent]
  return least > 0 ? least : most < 0 ? most : 0
}

/** Makes the clock of a page over its own, which gives epoch s. */
export const createClock = (fetch: typeof globalThis.fetch, now: () => number): Clock => {
  let ahead = 0
  return {
    now: () => now() + ahead,
    fetch: async (...request) => {
      const sent = now()
      const answer = await fetch(...request)
      const date = Date.parse(answer.headers.get('date') ?? '') / 1000
      // An answer out of a cache has the date at which it went in.
      if (!Number.isNaN(date) && !answer.headers.has('age')) ahead = aheadBy(date, sent, now())
      return answer
    },
  }
}
