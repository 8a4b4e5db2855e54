import type { ReactNode } from 'react'
import { Box } from '../ui/box.tsx'
import { Icon } from '../ui/icon.tsx'

export interface Progress {
  /** Percent, whole but for less than one. */
  percent: number
  /** The line above the bar. */
  figure: string
  /** The line below the bar. */
  words: string
}

export interface Fact {
  term: string
  value: ReactNode
}

interface Props {
  icon: string
  title: string
  /** Null while it is not known yet. */
  progress: Progress | null
  /** What says what counts; it has its place before it is there. */
  what: ReactNode
  facts: readonly Fact[]
  /** A sentence instead of the numbers, where they are private. */
  hidden?: string | undefined
}

const Numbers = ({ title, progress, what, facts }: Omit<Props, 'icon' | 'hidden'>) => (
  <>
    <p>
      <span className="figure">{progress?.figure ?? '0'}</span>
    </p>
    <progress
      className="bar"
      max={100}
      value={progress?.percent ?? 0}
      aria-label={title}
      aria-valuetext={progress?.words}
    />
    <div className="words">
      <p className="small soft">{progress?.words ?? '0'}</p>
      {what}
    </div>
    <dl className="facts">
      {facts.map(({ term, value }, at) => (
        // A line keeps its place when its term becomes known.
        <div key={at}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </>
)

/** The box of one collection on a profile. What is private leaves the room that its numbers would have, so that nothing moves. */
export const ProgressBox = ({ icon, hidden, ...rest }: Props) => (
  <Box icon={icon} title={rest.title}>
    {hidden === undefined ? (
      <div className={rest.progress === null ? 'stack bone' : 'stack'} aria-hidden={rest.progress === null}>
        <Numbers {...rest} />
      </div>
    ) : (
      <div className="covered">
        <div className="stack" aria-hidden="true">
          <Numbers {...rest} />
        </div>
        <p className="hint soft">
          <Icon name="lock" /> {hidden}
        </p>
      </div>
    )}
  </Box>
)
