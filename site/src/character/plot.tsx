import { type Curve as CurvePaths, curveOf, plotBox, type PlotPoint } from './plot.ts'
import { fill } from '#texts/fill.ts'

interface Props {
  title: string
  /** The newest value, as the language writes it. */
  now: string
  /** What the curve shows, in a sentence. */
  words: string
  /** What stands below its ends. */
  ends: readonly [from: string, to: string]
  /** What its upper and lower edge stand for. */
  scale: readonly [upper: string, lower: string]
}

const Frame = ({ title, now, words, ends, scale, children }: Props & { children: React.ReactNode }) => (
  <figure className="panel curve-box">
    <figcaption>
      <span>{title}</span> <strong>{now}</strong>
    </figcaption>
    <div className="plotted">
      <svg
        role="img"
        aria-label={words}
        viewBox={`-1 -2 ${plotBox.width + 2} ${plotBox.height + 4}`}
        preserveAspectRatio="none"
      >
        {children}
      </svg>
      <div className="scale small soft" aria-hidden="true">
        <span>{scale[0]}</span> <span>{scale[1]}</span>
      </div>
    </div>
    <p className="small soft" aria-hidden="true">
      <span>{ends[0]}</span> <span>{ends[1]}</span>
    </p>
  </figure>
)

const Paths = ({ line, dots }: CurvePaths) => (
  <>
    <path className="curve" d={line} />
    <path className="curve dots" d={dots} />
  </>
)

interface CurveProps {
  title: string
  points: readonly PlotPoint[]
  /** What is measured, and when, as the language writes it. */
  write: { value: (value: number) => string; at: (at: number) => string }
  /** A sentence with `{title}`, `{first}`, `{from}`, `{last}` and `{to}`. */
  words: string
  isRank?: boolean
}

/** A curve over time, from the first to the last that is known; with `isRank` the best is above. Nothing where nothing is known. */
export const Curve = ({ title, points, write, words, isRank = false }: CurveProps) => {
  const known = points.flatMap(({ at, value }) => (value === null ? [] : [{ at, value }]))
  const [start, end] = [known[0], known.at(-1)]
  if (start === undefined || end === undefined) return null
  const [first, last] = [write.value(start.value), write.value(end.value)]
  const [from, to] = [write.at(start.at), write.at(end.at)]
  const values = known.map(({ value }) => value)
  const [least, greatest] = [Math.min(...values), Math.max(...values)]
  const edges = isRank ? [least, greatest] : [greatest, least]
  return (
    <Frame
      title={title}
      now={last}
      words={fill(words, { title, first, from, last, to })}
      ends={start === end ? [from, ''] : [from, to]}
      scale={least === greatest ? ['', ''] : [write.value(edges[0] as number), write.value(edges[1] as number)]}
    >
      <Paths {...curveOf(points, isRank)} />
    </Frame>
  )
}

/** A bar for each of some counts. */
export const Bars = ({ counts, ...props }: Props & { counts: readonly number[] }) => {
  const most = Math.max(1, ...counts)
  const step = plotBox.width / Math.max(1, counts.length)
  return (
    <Frame {...props}>
      {counts.map((count, at) => {
        const height = (count / most) * plotBox.height
        return <rect key={at} x={(at + 0.1) * step} y={plotBox.height - height} width={step * 0.8} height={height} />
      })}
    </Frame>
  )
}
