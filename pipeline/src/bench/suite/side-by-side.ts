/** Two ways to do the same, measured in turns; milliseconds are medians of one round. */
interface Comparison {
  ours: number
  theirs: number
  /** How many times as long they take. */
  ratio: number
}

const median = (values: number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

const time = (work: () => unknown, now: () => number): number => {
  const start = now()
  work()
  return now() - start
}

/** Measures both ways in turns, so that whatever else the machine does meets both; the first rounds only warm up. */
export const sideBySide = (
  ours: () => unknown,
  theirs: () => unknown,
  { rounds = 40, warmUp = 8, now = () => performance.now() } = {},
): Comparison => {
  const mine: number[] = []
  const other: number[] = []
  for (let round = 0; round < warmUp + rounds; round++) {
    const a = time(ours, now)
    const b = time(theirs, now)
    if (round < warmUp) continue
    mine.push(a)
    other.push(b)
  }
  const [o, t] = [median(mine), median(other)]
  return { ours: o, theirs: t, ratio: t / o }
}
