/** The time people live by; it may run faster than the real one, or stand still. */
export interface PeopleTime {
  /** Epoch ms. */
  readonly now: () => number
  readonly speed: () => number
  /** Changes how many times as fast as real time it runs from now on; 0 stops it. */
  readonly setSpeed: (speed: number) => void
  /** Goes to a moment, epoch ms. */
  readonly setNow: (now: number) => void
}

/** Time that starts at `from` (epoch ms) and runs `speed` times as fast as the clock: 1,440 makes a day of a minute. */
export const makePeopleTime = (clock: () => number, speed = 1, from = clock()): PeopleTime => {
  let [began, since, times] = [from, clock(), speed]
  const now = () => began + (clock() - since) * times
  const turn = (at: number, faster: number) => void ([began, since, times] = [at, clock(), faster])
  return {
    now,
    speed: () => times,
    setSpeed: (faster) => turn(now(), faster),
    setNow: (at) => turn(at, times),
  }
}
