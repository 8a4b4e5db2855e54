import type { Waits } from './retry.ts'

/** Lets everything run that waits for nothing but its turn. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 40; turn++) await Promise.resolve()
}

/** A page whose clock goes on, and whose network comes back, only when it is asked to; what is due runs then, and what that sets off. */
export const waitsAt = (start = 0) => {
  let time = start
  let due: { at: number; run: () => void }[] = []
  const online = new Set<() => void>()
  const next = () => due.toSorted((a, b) => a.at - b.at)[0]
  const waits: Waits = {
    later: (run, ms) => {
      const waiting = { at: time + ms, run }
      due.push(waiting)
      return () => void (due = due.filter((other) => other !== waiting))
    },
    whenOnline: (run) => {
      online.add(run)
      return () => void online.delete(run)
    },
    random: () => 0,
  }
  return {
    waits,
    now: () => time,
    /** In how many milliseconds what waits is due. */
    dueIn: () => due.map(({ at }) => at - time).toSorted((a, b) => a - b),
    /** How much waits for the network to be back. */
    waitingForNetwork: () => online.size,
    goOnline: async () => {
      for (const run of [...online]) run()
      await settle()
    },
    pass: async (ms: number) => {
      const end = time + ms
      await settle()
      for (let first = next(); first !== undefined && first.at <= end; first = next()) {
        const { at, run } = first
        due = due.filter((other) => other !== first)
        time = Math.max(time, at)
        run()
        await settle()
      }
      time = end
    },
  }
}
