import { bellMs } from '@kupodex/data/eorzea'

/** Calls `run` with the time (epoch ms), at once and with each bell of the game's clock, at which everything begins and ends; returns how to stop. */
export const onEachBell = (run: (now: number) => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const follow = () => {
    clearTimeout(timer)
    const now = Date.now()
    run(now)
    timer = setTimeout(follow, bellMs - (now % bellMs) + 50)
  }
  follow()
  // The timers of a page in the background, or of a sleeping machine, come late.
  document.addEventListener('visibilitychange', follow)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', follow)
  }
}
