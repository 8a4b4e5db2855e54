/** What of an answer says whether, and when, to ask again. */
type Refusal = Pick<Response, 'status' | 'headers'>

/** The statuses of answers that say: ask again later. */
const later: readonly number[] = [429, 503]

/** How long to wait where an answer does not say so: a second, and twice as long each time (ms). */
const pause = (attempt: number): number => 1000 * 2 ** (attempt - 1)

/**
 * How many milliseconds an answer asks to wait before the next attempt, by its Retry-After (seconds, or a date); `attempt` counts from 1.
 * Null for an answer that is not to be asked for again.
 */
export const waitOf = ({ status, headers }: Refusal, attempt: number, now: number): number | null => {
  if (!later.includes(status)) return null
  const said = headers.get('retry-after')?.trim() ?? ''
  if (/^[0-9]+$/.test(said)) return Number(said) * 1000
  const date = Date.parse(said)
  return Number.isNaN(date) ? pause(attempt) : Math.max(0, date - now)
}
