import { useEffect, useState } from 'react'
import { boardTypes } from '@kupodex/data/game'
import { ask } from '#ask/page.ts'
import { formatDay, formatMonth, formatYear } from '#format/date.ts'
import { formatNumber } from '#format/number.ts'
import { fill } from '#texts/fill.ts'
import { Chart } from './chart.tsx'
import { type RankHistory, readRankHistory } from './rank-history.ts'
import type { RankPlotsProps } from './rank-plots.tsx'

type Loaded = RankHistory[] | 'loading' | 'error'

const Ranks = ({ language, own, words, histories }: RankPlotsProps & { histories: readonly RankHistory[] }) => (
  <div className="charts">
    {boardTypes.map((type, at) => (
      <Chart
        key={type}
        kind="rank"
        title={words.events.kinds[type]}
        points={(histories[at] ?? []).flatMap(({ week, global }) =>
          global === null ? [] : [{ at: week, value: global }],
        )}
        words={{
          value: (rank) => fill(own.rank, { rank: formatNumber(rank, language) }),
          at: (week) => formatDay(week, language),
          tick: (month, isYear) => (isYear ? formatYear(month, language) : formatMonth(month, language)),
          point: words.plots.value,
        }}
        none={words.plots.noRanks}
      />
    ))}
  </div>
)

/** Ranks of all worlds week by week, or how far fetching them is. */
export const RankCharts = (props: RankPlotsProps) => {
  const { words, loading, id } = props
  const [loaded, setLoaded] = useState<Loaded>('loading')
  useEffect(() => {
    Promise.all(boardTypes.map((type) => readRankHistory(ask, id, `${type}/standard`))).then(setLoaded, () =>
      setLoaded('error'),
    )
  }, [id])
  if (Array.isArray(loaded)) return <Ranks {...props} histories={loaded} />
  return (
    <p className="soft" role="status">
      {loaded === 'error' ? words.plots.error : loading}
    </p>
  )
}
