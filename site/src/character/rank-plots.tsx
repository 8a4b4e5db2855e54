import { useEffect, useState } from 'react'
import type { Language } from '@kupodex/data/game'
import { askOnce } from '#ask/ask.ts'
import { type RankHistory, readRankHistory } from './rank-history.ts'
import { formatDay } from '#format/date.ts'
import { formatNumber } from '#format/number.ts'
import type { CharacterTexts } from './texts/index.ts'
import { fill } from '#texts/fill.ts'
import { Curve } from './plot.tsx'

interface Props {
  language: Language
  own: CharacterTexts
  loading: string
  id: number
}

const types = ['achievement', 'mount', 'minion'] as const

type Loaded = RankHistory[] | 'loading' | 'error'

const Ranks = ({
  language,
  own: { rank: rankWords, plots, events },
  histories,
}: Props & { histories: readonly RankHistory[] }) => (
  <div className="curve-boxes">
    {types.map((type, at) => {
      const points = (histories[at] ?? []).map(({ week, global }) => ({ at: week, value: global }))
      const write = {
        value: (rank: number) => fill(rankWords, { rank: formatNumber(rank, language) }),
        at: (week: number) => formatDay(week, language),
      }
      return <Curve key={type} isRank title={events.kinds[type]} points={points} write={write} words={plots.words} />
    })}
  </div>
)

const Content = (props: Props) => {
  const { own, loading, id } = props
  const [loaded, setLoaded] = useState<Loaded>('loading')
  useEffect(() => {
    // The boards of a character lie in the same files.
    const read = askOnce(fetch.bind(globalThis))
    Promise.all(types.map((type) => readRankHistory(read, id, `${type}/standard`))).then(setLoaded, () =>
      setLoaded('error'),
    )
  }, [id])
  const isRanked = Array.isArray(loaded) && loaded.some((weeks) => weeks.some(({ global }) => global !== null))
  if (isRanked) return <Ranks {...props} histories={loaded} />
  const said = { loading, error: own.plots.error }
  return (
    <p className="curve-boxes soft" role="status">
      {typeof loaded === 'string' ? said[loaded] : own.plots.noRanks}
    </p>
  )
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
