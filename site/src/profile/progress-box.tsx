import type { ReactNode } from 'react'
import type { Language } from '@kupodex/data/game'
import { floorPercent } from '@kupodex/data/rules'
import { formatNumber, formatPercent } from '#format/number.ts'
import type { Texts } from '#texts/en.ts'
import { fill } from '#texts/fill.ts'
import { Icon } from '../ui/icon.tsx'

/** How far a character is in one collection, and where that puts it. */
export interface Progress {
  count: number
  possible: number
  /** The line above the bar. */
  figure: string
  /** What of the collection counts and what does not, in a sentence. */
  owned: string
}

/** A line of facts. */
export interface Fact {
  term: string
  value: ReactNode
}

interface Props {
  language: Language
  text: Texts['character']
  icon: string
  title: string
  /** Null while it is not known yet. */
  progress: Progress | null
  facts: readonly Fact[]
  /** A sentence instead of the numbers, where they are private. */
  hidden?: string | undefined
}

const Numbers = ({ language, text, title, progress, facts }: Omit<Props, 'icon' | 'hidden'>) => {
  const percent = floorPercent(progress?.count ?? 0, progress?.possible ?? 0)
  return (
    <>
      <p>
        <span className="figure">{progress?.figure ?? '0'}</span>
      </p>
      <progress className="bar" max={100} value={percent} aria-label={title} />
      <p className="counts small soft">
        {fill(text.percent, { percent: formatPercent(percent, 0, language) })} ·{' '}
        {fill(text.owned, {
          n: formatNumber(progress?.count ?? 0, language),
          possible: formatNumber(progress?.possible ?? 0, language),
        })}
        <br />
        {progress?.owned ?? '0'}
      </p>
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
}

/** The box of one collection on a profile. What is private leaves the room that its numbers would have, so that nothing moves. */
export const ProgressBox = ({ icon, hidden, ...rest }: Props) => (
  <section className="panel box">
    <h2>
      <Icon name={icon} />
      {rest.title}
    </h2>
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
  </section>
)
