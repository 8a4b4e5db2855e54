export interface RunContext {
  getRemainingTimeInMillis: () => number
}

/** Ends so many milliseconds before the time of a run is over. */
export const beforeEnd = ({ getRemainingTimeInMillis }: RunContext, spare: number): AbortSignal =>
  AbortSignal.timeout(Math.max(0, getRemainingTimeInMillis() - spare))

/** What all functions are called where the Lodestone turns machines away: they ask from addresses of the same provider. */
export const functionsMachine = 'AWS'
