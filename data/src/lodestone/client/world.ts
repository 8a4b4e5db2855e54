/** Time as the client sees it: epoch milliseconds, and waiting. */
export type Clock = { now: () => number; sleep: (milliseconds: number) => Promise<void> }

/** The real time. */
export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
}
