/** A point of a curve: when (any unit) and how much; null where nothing is known. */
export interface PlotPoint {
  at: number
  value: number | null
}

/** The box that curves are drawn in; the picture is stretched to the room there is. */
export const plotBox = { width: 100, height: 40 } as const

const round = (value: number) => Math.round(value * 100) / 100

/** A place between two ends as a share of 1; the middle where both ends are one. */
const share = (value: number, from: number, to: number) => (to === from ? 0.5 : (value - from) / (to - from))

/** A curve as paths of an SVG: its line, and dots where a value stands alone. */
export interface Curve {
  line: string
  dots: string
}

/**
 * A curve from the first moment to the last, from the least value to the greatest, or with `isRank` the least above: ranks move
 * from one to the next, sums keep until they rise. It is broken where nothing is known.
 */
export const curveOf = (points: readonly PlotPoint[], isRank = false): Curve => {
  const values = points.flatMap(({ value }) => (value === null ? [] : [value]))
  const [least, greatest] = [Math.min(...values), Math.max(...values)]
  const [from, to] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 0]
  let [line, dots] = ['', '']
  points.forEach(({ at, value }, index) => {
    if (value === null) return
    const x = round(share(at, from, to) * plotBox.width)
    const up = share(value, least, greatest)
    const y = round((isRank ? up : 1 - up) * plotBox.height)
    const joins = index > 0 && points[index - 1]?.value !== null
    const isAlone = !joins && (points[index + 1]?.value ?? null) === null
    if (isAlone) dots += `M${x} ${y}h0.01`
    else if (!joins) line += `M${x} ${y}`
    else line += isRank ? `L${x} ${y}` : `H${x}V${y}`
  })
  return { line, dots }
}

/** The numbers of things by month (epoch ms of its first moment, UTC) over the last `most` months up to the newest, empty ones too. */
export const countByMonth = (moments: readonly number[], most: number): { month: number; count: number }[] => {
  const numberOf = (ms: number) => new Date(ms).getUTCFullYear() * 12 + new Date(ms).getUTCMonth()
  const counts = new Map<number, number>()
  for (const moment of moments) counts.set(numberOf(moment), (counts.get(numberOf(moment)) ?? 0) + 1)
  if (counts.size === 0) return []
  const last = Math.max(...counts.keys())
  const first = Math.max(Math.min(...counts.keys()), last - most + 1)
  return Array.from({ length: last - first + 1 }, (_, at) => ({
    month: Date.UTC(Math.floor((first + at) / 12), (first + at) % 12),
    count: counts.get(first + at) ?? 0,
  }))
}

/** The points from the first above 0 on: what was there before a collection was first read is not known to be nothing. */
export const sinceFirst = <Point extends { value: number }>(points: readonly Point[]): readonly Point[] => {
  const at = points.findIndex(({ value }) => value > 0)
  return at < 0 ? [] : points.slice(at)
}
