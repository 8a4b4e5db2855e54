import { type Tick, valueTicks } from './axis.ts'
import type { ChartPoint } from './series.ts'

/** The box that a chart is drawn in, in units of its SVG; its letters grow with it. */
export const chartBox = { width: 320, height: 140, left: 46, right: 308, top: 8, bottom: 116 } as const

/** Most marks of the axis of values. */
const mostTicks = 5

/** What a chart shows: sums that only rise, counts of months, or ranks, of which the best is above. */
export type ChartKind = 'sum' | 'count' | 'rank'

const round = (value: number) => Math.round(value * 100) / 100

/** A place between two ends as a share of 1; the middle where both ends are one. */
const share = (value: number, from: number, to: number) => (to === from ? 0.5 : (value - from) / (to - from))

/** How much room each of so many bars has across the box. */
export const barRoom = (bars: number): number => Math.min(24, (chartBox.right - chartBox.left) / bars)

/** Where moments and values lie in the box, and the marks of the values. */
export interface ChartScale {
  x: (at: number) => number
  y: (value: number) => number
  ticks: Tick[]
  from: number
  to: number
}

/** The scale of some points, of which there must be one. */
export const scaleOf = (points: readonly ChartPoint[], kind: ChartKind): ChartScale => {
  const values = points.map(({ value }) => value)
  const [least, greatest] = [Math.min(...values), Math.max(...values)]
  // A value that never changed is seen against nothing.
  const ticks = valueTicks(kind === 'count' || least === greatest ? 0 : least, greatest, mostTicks)
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)]
  const [from = 0, to = 0] = [points[0]?.at, points.at(-1)?.at]
  const inset = kind === 'count' ? barRoom(points.length) / 2 : 0
  const [start, end] = [chartBox.left + inset, chartBox.right - inset]
  return {
    x: (at) => round(start + share(at, from, to) * (end - start)),
    y: (value) => {
      const up = share(value, low, high)
      return round(chartBox.top + (kind === 'rank' ? up : 1 - up) * (chartBox.bottom - chartBox.top))
    },
    ticks: ticks.filter((tick) => kind !== 'rank' || tick > 0),
    from,
    to,
  }
}

/** The line through some points as a path: ranks move from one to the next, sums keep until they rise. */
export const lineOf = (points: readonly ChartPoint[], { x, y }: ChartScale, kind: ChartKind): string =>
  points
    .map(({ at, value }, index) => {
      if (index === 0) return `M${x(at)} ${y(value)}`
      return kind === 'rank' ? `L${x(at)} ${y(value)}` : `H${x(at)}V${y(value)}`
    })
    .join('')

/** The index of the point nearest to a place across the box (0 left, 1 right); there must be one. */
export const nearest = (points: readonly ChartPoint[], { x }: ChartScale, across: number): number => {
  const place = across * chartBox.width
  return points.reduce(
    (best, { at }, index) => (Math.abs(x(at) - place) < Math.abs(x(points[best]?.at ?? 0) - place) ? index : best),
    0,
  )
}
