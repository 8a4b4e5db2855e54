import { useEffect, useState } from 'react'
import { boardTypes, type Language } from '@kupodex/data/game'
import { ask } from '#ask/page.ts'
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

type Loaded = RankHistory[] | 'loading' | 'error'

const Ranks = ({
  language,
  own: { rank: rankWords, plots, events },
  histories,
}: Props & { histories: readonly RankHistory[] }) => (
  <div className="curve-boxes">
    {boardTypes.map((type, at) => {
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
    Promise.all(boardTypes.map((type) => readRankHistory(ask, id, `${type}/standard`))).then(setLoaded, () =>
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
