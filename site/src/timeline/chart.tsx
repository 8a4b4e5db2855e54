import { type PointerEvent, useMemo, useState } from 'react'
import { fill } from '#texts/fill.ts'
import { monthTicks, type Tick } from './axis.ts'
import { barRoom, chartBox, type ChartKind, type ChartScale, lineOf, nearest, scaleOf } from './chart-shape.ts'
import type { ChartPoint } from './series.ts'

export interface ChartWords {
  value: (value: number) => string
  at: (at: number) => string
  /** A mark of time, at the beginning of a month; `isYear` where marks are whole years apart. */
  tick: (at: number, isYear: boolean) => string
  /** A point, with `{at}` and `{value}`. */
  point: string
}

interface Props {
  title: string
  points: readonly ChartPoint[]
  kind: ChartKind
  words: ChartWords
  /** What stands in the place of a chart without points. */
  none: string
}

const { left, right, top, bottom, width, height } = chartBox

/** Most marks of the axis of time: as many as have room in the longest language. */
const mostMonths = 5

const ValueAxis = ({ scale, words }: { scale: ChartScale; words: ChartWords }) =>
  scale.ticks.map((tick) => (
    <g key={tick}>
      <path className="grid" d={`M${left} ${scale.y(tick)}H${right}`} />
      <text x={left - 6} y={scale.y(tick) + 4} textAnchor="end">
        {words.value(tick)}
      </text>
    </g>
  ))

/** At the right edge a text ends where its mark is; elsewhere there is room on both sides. */
const anchorAt = (x: number) => (x > right - 12 ? 'end' : 'middle')

const TimeAxis = ({ scale, words }: { scale: ChartScale; words: ChartWords }) => {
  const { ticks, span } = monthTicks(scale.from, scale.to, mostMonths)
  const write = (tick: Tick) => (ticks.length < 2 ? words.at(tick) : words.tick(tick, span >= 12))
  const shown = ticks.length < 2 ? [...new Set([scale.from, scale.to])] : ticks
  return shown.map((tick) => (
    <g key={tick}>
      <path className="axis-tick" d={`M${scale.x(tick)} ${bottom}v4`} />
      <text x={scale.x(tick)} y={bottom + 17} textAnchor={anchorAt(scale.x(tick))}>
        {write(tick)}
      </text>
    </g>
  ))
}

const Bars = ({ points, scale }: { points: readonly ChartPoint[]; scale: ChartScale }) => {
  const room = barRoom(points.length)
  return points.map(({ at, value }) => (
    <rect
      key={at}
      x={scale.x(at) - room * 0.4}
      y={scale.y(value)}
      width={room * 0.8}
      height={bottom - scale.y(value)}
    />
  ))
}

const Drawing = ({
  points,
  kind,
  words,
  at,
  scale,
}: Pick<Props, 'points' | 'kind' | 'words'> & { at: number | null; scale: ChartScale }) => {
  const shown = points[at ?? points.length - 1]
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <ValueAxis scale={scale} words={words} />
      <TimeAxis scale={scale} words={words} />
      {kind === 'count' ? (
        <Bars points={points} scale={scale} />
      ) : (
        <path className="curve" d={lineOf(points, scale, kind)} />
      )}
      {shown !== undefined && (at !== null || kind !== 'count') && (
        <>
          {at !== null && <path className="pointer" d={`M${scale.x(shown.at)} ${top}V${bottom}`} />}
          <circle cx={scale.x(shown.at)} cy={scale.y(shown.value)} r="4" />
        </>
      )}
    </svg>
  )
}

const Plot = ({
  title,
  points,
  kind,
  words,
  at,
  choose,
}: Omit<Props, 'none'> & { at: number | null; choose: (at: number | null) => void }) => {
  const scale = useMemo(() => scaleOf(points, kind), [points, kind])
  const last = points.length - 1
  const shown = points[at ?? last]
  const point = ({ currentTarget, clientX }: PointerEvent) => {
    const { left: start, width: wide } = currentTarget.getBoundingClientRect()
    choose(nearest(points, scale, (clientX - start) / wide))
  }
  return (
    <div className="axes" onPointerMove={point} onPointerLeave={() => choose(null)}>
      <Drawing points={points} kind={kind} words={words} at={at} scale={scale} />
      <input
        type="range"
        min={0}
        max={last}
        value={at ?? last}
        aria-label={title}
        aria-valuetext={shown && fill(words.point, { at: words.at(shown.at), value: words.value(shown.value) })}
        onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
        onBlur={() => choose(null)}
      />
    </div>
  )
}

/** A chart over time with both axes; above it, so that nothing covers the lines, is the newest value, or the one that pointer or arrow keys are at. */
export const Chart = ({ none, ...props }: Props) => {
  const { title, points, words } = props
  const [at, setAt] = useState<number | null>(null)
  const shown = points[at ?? points.length - 1]
  return (
    <figure className="panel chart-box">
      <figcaption>
        <span>{title}</span>
        <strong>{shown === undefined ? '' : words.value(shown.value)}</strong>
        <small className="soft">{shown === undefined ? '' : words.at(shown.at)}</small>
      </figcaption>
      {points.length === 0 ? <p className="axes soft">{none}</p> : <Plot {...props} at={at} choose={setAt} />}
    </figure>
  )
}
