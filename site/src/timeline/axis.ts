/** A mark on an axis: a value, or a moment in epoch ms. */
export type Tick = number

const steps = [1, 2, 5]

/** Whole numbers at even distances around values from `least` to `greatest`, at most `most` of them; the first and the last enclose all. */
export const valueTicks = (least: number, greatest: number, most: number): Tick[] => {
  for (let power = 1; ; power *= 10)
    for (const one of steps) {
      const step = one * power
      const from = Math.floor(least / step)
      const to = Math.max(Math.ceil(greatest / step), from + 1)
      if (to - from < most) return Array.from({ length: to - from + 1 }, (_, at) => (from + at) * step)
    }
}

/** Months between two marks of time. */
const spans = [1, 2, 3, 6, 12, 24, 36, 60, 120]

/** Beginnings of months in UTC from one moment to another (epoch ms), at most `most` of them, and how many months lie between two. */
export const monthTicks = (from: number, to: number, most: number): { ticks: Tick[]; span: number } => {
  const start = new Date(from)
  const first = start.getUTCFullYear() * 12 + start.getUTCMonth()
  const end = new Date(to)
  const last = end.getUTCFullYear() * 12 + end.getUTCMonth()
  const ticksOf = (span: number) =>
    Array.from({ length: Math.floor(last / span) - Math.floor(first / span) + 1 }, (_, at) => {
      const month = (Math.floor(first / span) + at) * span
      return Date.UTC(Math.floor(month / 12), month % 12)
    }).filter((tick) => tick >= from && tick <= to)
  const span = spans.find((one) => ticksOf(one).length <= most) ?? 240
  return { ticks: ticksOf(span), span }
}
