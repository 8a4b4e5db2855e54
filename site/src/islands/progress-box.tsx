import type { Language } from '@kupodex/data/game'
import { floorPercent } from '@kupodex/data/rules'
import { formatNumber, formatPercent } from '#format/number.ts'
import type { Texts } from '#texts/en.ts'
import { fill } from '#texts/fill.ts'
import { Icon } from './icon.tsx'

/** How far a character is in one collection, and where that puts it. */
export interface Progress {
  count: number
  possible: number
  /** The line above the bar. */
  figure: string
  worldRank: number | null
  globalRank: number | null
}

interface Props {
  language: Language
  text: Texts['character']
  icon: string
  title: string
  /** Null while it is not known yet. */
  progress: Progress | null
  /** One more line of facts. */
  extra?: { term: string; text: string }
  /** A sentence instead of the numbers, where they are private. */
  hidden?: string | undefined
}

const Numbers = ({ language, text, title, progress, extra }: Omit<Props, 'icon' | 'hidden'>) => {
  const percent = floorPercent(progress?.count ?? 0, progress?.possible ?? 0)
  const place = (rank: number | null) => (rank === null ? text.unranked : `#${formatNumber(rank, language)}`)
  return (
    <>
      <p>
        <span className="figure">{progress?.figure ?? '0'}</span>
      </p>
      <progress className="bar" max={100} value={percent} aria-label={title} />
      <p className="small soft">
        {fill(text.percent, { percent: formatPercent(percent, 0, language) })} ·{' '}
        {fill(text.owned, {
          n: formatNumber(progress?.count ?? 0, language),
          possible: formatNumber(progress?.possible ?? 0, language),
        })}
      </p>
      <dl className="facts">
        {extra !== undefined && (
          <>
            <dt>{extra.term}</dt>
            <dd>{extra.text}</dd>
          </>
        )}
        <dt>{text.worldRank}</dt>
        <dd>{place(progress?.worldRank ?? null)}</dd>
        <dt>{text.globalRank}</dt>
        <dd>{place(progress?.globalRank ?? null)}</dd>
      </dl>
    </>
  )
}

/** The box of one collection on a profile. */
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
      <p className="hint soft">
        <Icon name="lock" /> {hidden}
      </p>
    )}
  </section>
)
