/** Lambda's context of a run. */
export interface RunContext {
  getRemainingTimeInMillis: () => number
}
