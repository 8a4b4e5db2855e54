/** Gives turns to ask the Lodestone; all who ask share one, so that together they keep to the rate (`sharedPace` of the store). */
export type Pace = {
  /** Resolves when it is the caller's turn. */
  turn(): Promise<void>
  /** Puts off everybody's next turn for at least so many milliseconds. */
  holdOff(milliseconds: number): Promise<void>
}
