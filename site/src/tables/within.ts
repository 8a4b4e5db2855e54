/** How often tables are checked while the page is seen (spec: characters §4). */
export const checkEvery = 5 * 60_000

/** Whether something happened less than `ms` milliseconds ago; not where it is in the future, as after the clock was set back. */
export const isWithin = (ms: number, at: number, now: number): boolean => at <= now && now - at < ms
