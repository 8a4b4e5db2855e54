export interface Percentiles {
  p50: number
  p99: number
}

/** Percentiles of durations (nearest rank); 0 without any. */
export const percentilesOf = (durations: readonly number[]): Percentiles => {
  const sorted = durations.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0
  return { p50: at(0.5), p99: at(0.99) }
}

/** Something to measure: the work of a call, and the bare requests to the stores that it makes. */
export interface Beside {
  run: (turn: number) => Promise<unknown>
  bare: (turn: number) => Promise<unknown>
}

/** Durations in ms, and the processor time that the calls took, ms. */
export interface Measured {
  call: number[]
  bare: number[]
  processor: number[]
}

/** Time and processor time now, ms. */
interface BenchClock {
  now: () => number
  used: () => number
}

const realClock: BenchClock = {
  now: () => performance.now(),
  used: () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  },
}

/** How long each of `times` calls takes, each followed by its bare reads, so that other load meets both; the first `warmUp` do not count. */
export const measureBeside = async (
  { run, bare }: Beside,
  times: number,
  warmUp: number,
  { now, used }: BenchClock = realClock,
): Promise<Measured> => {
  const measured: Measured = { call: [], bare: [], processor: [] }
  for (let turn = 0; turn < warmUp + times; turn++) {
    const [start, usedBefore] = [now(), used()]
    await run(turn)
    const [between, usedAfter] = [now(), used()]
    await bare(turn)
    if (turn < warmUp) continue
    measured.call.push(between - start)
    measured.processor.push(usedAfter - usedBefore)
    measured.bare.push(now() - between)
  }
  return measured
}
