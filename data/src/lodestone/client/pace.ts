import type { Clock } from './world.ts'

/** Gives turns to ask the Lodestone; all who ask share one, so that together they keep to the rate. */
export type Pace = {
  /** Resolves when it is the caller's turn. */
  turn(): Promise<void>
  /** Puts off everybody's next turn for at least so many milliseconds. */
  holdOff(milliseconds: number): Promise<void>
}

/** A pace for one process: at most `rate` turns a second, in the order they were asked for, also after everybody was held off. */
export const createPace = (rate: number, { now, sleep }: Clock): Pace => {
  const interval = 1000 / rate
  let next = 0
  let heldUntil = 0
  const untilNextSlot = async () => {
    const slot = Math.max(now(), next, heldUntil)
    next = slot + interval
    if (slot > now()) await sleep(slot - now())
  }
  return {
    async turn() {
      do await untilNextSlot()
      while (now() < heldUntil)
    },
    async holdOff(milliseconds) {
      heldUntil = Math.max(heldUntil, now() + milliseconds)
    },
  }
}
