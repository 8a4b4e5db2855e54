import { lazy } from 'react'
import { Folded } from '#ui/folded.tsx'
import type { RankChartsProps } from './rank-charts.tsx'

const RankCharts = lazy(() => import('./rank-charts.tsx').then((room) => ({ default: room.RankCharts })))

/**
 * Ranks of all worlds week by week, fetched once they are asked for, and so is what draws them: the files are shared by many
 * characters, and large.
 */
export const RankPlots = (props: RankChartsProps) => (
  <Folded title={props.words.plots.ranks}>
    <RankCharts {...props} />
  </Folded>
)
