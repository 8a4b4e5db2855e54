export type BackOffLimits = {
  /** Requests for one page at most. */
  tries: number
  /** The first wait in milliseconds, doubled for each further try. */
  firstWait: number
  /** The longest wait in milliseconds; if the site asks for more, the page is given up for now. */
  longestWait: number
}

/** Three tries as peers do, the first wait as they take it after a 429 (Lodestone markup notes, section 11). */
export const defaultLimits: BackOffLimits = { tries: 3, firstWait: 3000, longestWait: 60_000 }

/**
 * How long nothing is asked for after a challenge, ms: as long as AWS WAF looks back, unless told otherwise, when it counts
 * requests. Asking again within seconds is what it takes a robot for.
 */
export const challengePause = 5 * 60_000

/** The wait before try number `attempt` + 1: half fixed and half random, so that many callers do not come back at once. */
export const waitBefore = (
  attempt: number,
  { firstWait, longestWait }: BackOffLimits,
  random: () => number,
): number => {
  const whole = Math.min(longestWait, firstWait * 2 ** (attempt - 1))
  return Math.round(whole / 2 + (whole / 2) * random())
}

/** Milliseconds from a Retry-After header, which has seconds or a date; null if it is missing or not valid. */
export const retryAfterOf = (header: string | null, now: number): number | null => {
  if (header === null) return null
  if (/^\s*\d+\s*$/.test(header)) return Number(header) * 1000
  const date = Date.parse(header)
  return Number.isNaN(date) ? null : Math.max(0, date - now)
}
