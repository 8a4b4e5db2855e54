import { useEffect, useState } from 'react'
import type { Language } from '@kupodex/data/game'
import { type RankHistory, readRankHistory } from '#character/rank-history.ts'
import { formatDay } from '#format/date.ts'
import { formatNumber } from '#format/number.ts'
import type { CharacterTexts } from '#texts/character/index.ts'
import { fill } from '#texts/fill.ts'
import { Curve } from './plot.tsx'

interface Props {
  language: Language
  own: CharacterTexts
  loading: string
  id: number
}

const types = ['achievement', 'mount', 'minion'] as const

/** Each JSON once, however many boards ask for it; null where it is not published. */
const reader = () => {
  const asked = new Map<string, Promise<unknown>>()
  const read = async (path: string) => {
    const response = await fetch(path)
    if (response.status === 404) return null
    if (!response.ok) throw new Error(`answered ${response.status}`)
    return (await response.json()) as unknown
  }
  return <Answer,>(path: string) => {
    const known = asked.get(path) ?? read(path)
    asked.set(path, known)
    return known as Promise<Answer | null>
  }
}

type Loaded = readonly RankHistory[] | 'loading' | 'error'

const Ranks = ({ language, own: { plots, events }, histories }: Props & { histories: readonly RankHistory[] }) => (
  <div className="curve-boxes">
    {types.map((type, at) => {
      const weeks = histories[at] ?? []
      const ranked = weeks.filter(({ global }) => global !== null)
      const [first, last] = [ranked[0], ranked.at(-1)]
      if (first === undefined || last === undefined) return null
      const rank = (value: number | null) => (value === null ? '–' : `#${formatNumber(value, language)}`)
      const ends = [formatDay(first.week, language), formatDay(last.week, language)] as const
      return (
        <Curve
          key={type}
          isRank
          title={events.kinds[type]}
          now={rank(last.global)}
          words={fill(plots.words, {
            title: events.kinds[type],
            first: rank(first.global),
            from: ends[0],
            last: rank(last.global),
            to: ends[1],
          })}
          ends={ranked.length === 1 ? [ends[0], ''] : ends}
          points={weeks.map(({ week, global }) => ({ at: week, value: global }))}
        />
      )
    })}
  </div>
)

const Content = (props: Props) => {
  const { own, loading, id } = props
  const [loaded, setLoaded] = useState<Loaded>('loading')
  useEffect(() => {
    const read = reader()
    Promise.all(types.map((type) => readRankHistory(read, id, `${type}/standard`))).then(setLoaded, () =>
      setLoaded('error'),
    )
  }, [id])
  if (loaded === 'loading' || loaded === 'error')
    return (
      <p className="curve-boxes soft" role="status">
        {loaded === 'loading' ? loading : own.plots.error}
      </p>
    )
  if (!loaded.some((weeks) => weeks.some(({ global }) => global !== null)))
    return (
      <p className="curve-boxes soft" role="status">
        {own.plots.noRanks}
      </p>
    )
  return <Ranks {...props} histories={loaded} />
}

/** Global ranks week by week, fetched once they are asked for: the files are shared by many characters, and large. */
export const RankPlots = (props: Props) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{props.own.plots.ranks}</summary>
      {isOpen && <Content {...props} />}
    </details>
  )
}
