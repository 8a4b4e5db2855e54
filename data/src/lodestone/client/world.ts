/** Time as the client sees it: epoch milliseconds, and waiting. */
export type Clock = { now: () => number; sleep: (milliseconds: number) => Promise<void> }

export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
}

/** Gives out turns for requests to the Lodestone; all processes share one pace, so that together they keep to the rate (`sharedPace` of the store). */
export type Pace = {
  turn(): Promise<void>
  /** Delays the next turn of every process by at least this many milliseconds. */
  holdOff(milliseconds: number): Promise<void>
}
