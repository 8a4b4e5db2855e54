import { lazy, Suspense, useState } from 'react'
import type { RankChartsProps } from './rank-charts.tsx'

const RankCharts = lazy(() => import('./rank-charts.tsx').then((room) => ({ default: room.RankCharts })))

/**
 * Ranks of all worlds week by week, fetched once they are asked for, and so is what draws them: the files are shared by many
 * characters, and large.
 */
export const RankPlots = (props: RankChartsProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{props.words.plots.ranks}</summary>
      {isOpen && (
        <Suspense>
          <RankCharts {...props} />
        </Suspense>
      )}
    </details>
  )
}
