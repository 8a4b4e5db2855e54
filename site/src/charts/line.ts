/** A value at a time (epoch ms). */
export interface LinePoint {
  at: number
  value: number
}

/** Marks of the axis of a line, from the lowest, and with how many digits after the point they are written. */
export interface LineTicks {
  ticks: number[]
  digits: number
}

/** Most spaces between two marks. */
const mostSpaces = 4

const steps = [1, 2, 5]

/** The least part of the greatest value that a line is high: what hardly changes is to look so. */
const leastSpan = 0.1

/** What counts as nothing beside a step: sums of decimals are seldom exact. */
const tiny = 1e-9

/** At least two marks at even distances (of the kind 1, 2, 5; a thousandth at least) around values from 0 up, the lowest below and the highest above all of them. */
export const spacedTicks = (values: readonly number[]): LineTicks => {
  const greatest = Math.max(...values)
  const least = Math.min(...values, greatest * (1 - leastSpan))
  for (let power = -3; ; power++) {
    for (const one of steps) {
      const step = one * 10 ** power
      const from = Math.floor(least / step + tiny)
      const to = Math.max(Math.ceil(greatest / step - tiny), from + 1)
      if (to - from > mostSpaces) continue
      const digits = Math.max(0, -power)
      const ticks = Array.from({ length: to - from + 1 }, (_, at) => Number(((from + at) * step).toFixed(digits)))
      return { ticks, digits }
    }
  }
}

/** Where times and values lie in a box of 100 by 100, the greatest value above. */
export interface LineScale {
  x: (at: number) => number
  y: (value: number) => number
}

const round = (value: number) => Math.round(value * 100) / 100

/** The scale of some points between two marks; they are all in the middle where they are of one time. */
export const lineScale = (points: readonly LinePoint[], ticks: readonly number[]): LineScale => {
  const [from = 0, to = 0] = [points[0]?.at, points.at(-1)?.at]
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)]
  return {
    x: (at) => (to === from ? 50 : round((100 * (at - from)) / (to - from))),
    y: (value) => round(100 - (100 * (value - low)) / (high - low)),
  }
}

/** The path through some points, which is broken where two do not follow each other; a point between two breaks is a dot. */
export const linePath = (
  points: readonly LinePoint[],
  { x, y }: LineScale,
  follows: (before: number, after: number) => boolean,
): string =>
  points
    .map(({ at, value }, index) => {
      const [before, after] = [points[index - 1], points[index + 1]]
      const place = `${x(at)} ${y(value)}`
      if (before !== undefined && follows(before.at, at)) return `L${place}`
      return after !== undefined && follows(at, after.at) ? `M${place}` : `M${place}h0`
    })
    .join('')
