import { lazy, Suspense, useState } from 'react'
import type { Language } from '@kupodex/data/game'
import type { CharacterTexts } from '../character/texts/index.ts'
import type { TimelineTexts } from './texts/index.ts'

const RankCharts = lazy(() => import('./rank-charts.tsx').then((room) => ({ default: room.RankCharts })))

/** What the ranks of a character are drawn with. */
export interface RankPlotsProps {
  language: Language
  own: CharacterTexts
  words: TimelineTexts
  loading: string
  id: number
}

/**
 * Ranks of all worlds week by week, fetched once they are asked for, and so is what draws them: the files are shared by many
 * characters, and large.
 */
export const RankPlots = (props: RankPlotsProps) => {
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
