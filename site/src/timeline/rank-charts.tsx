import { useMemo } from 'react'
import { boardTypes, collectionNames, type Language } from '@kupodex/data/game'
import { Failed } from '#ask/failed.tsx'
import { answered } from '#ask/outcome.ts'
import { ask } from '#ask/page.ts'
import { createResource } from '#ask/resource.ts'
import { useResource } from '#ask/use-resource.ts'
import { formatDay, formatMonth, formatYear } from '#format/date.ts'
import { formatNumber } from '#format/number.ts'
import { fill } from '#texts/fill.ts'
import type { CharacterTexts } from '../character/texts.ts'
import { Chart } from './chart.tsx'
import { type RankHistory, readRankHistory } from './rank-history.ts'
import type { TimelineTexts } from './texts.ts'

export interface RankChartsProps {
  language: Language
  own: CharacterTexts
  words: TimelineTexts
  loading: string
  id: number
}

const Ranks = ({ language, own, words, histories }: RankChartsProps & { histories: readonly RankHistory[] }) => (
  <div className="charts">
    {boardTypes.map((type, at) => (
      <Chart
        key={type}
        kind="rank"
        title={collectionNames[type][language]}
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
export const RankCharts = (props: RankChartsProps) => {
  const { language, loading, id } = props
  const ranks = useMemo(
    () =>
      createResource(async () =>
        answered(await Promise.all(boardTypes.map((type) => readRankHistory(ask, id, `${type}/standard`)))),
      ),
    [id],
  )
  const { state, value } = useResource(ranks)
  if (value !== null) return <Ranks {...props} histories={value} />
  if (state === 'failed') return <Failed className="stack" language={language} again={ranks.again} />
  return (
    <p className="soft" role="status">
      {loading}
    </p>
  )
}
