import { useState } from 'react'
import { Folded } from '../ui/folded.tsx'
import { gameMap } from './game-map.ts'
import type { GameMapProps } from './map-view.tsx'

interface Props extends Omit<GameMapProps, 'selected' | 'onSelect'> {
  /** What opens the map. */
  title: string
  /** What is shown instead while it is loading. */
  loading: string
}

/** A map that is folded away, and costs nothing until it is opened. */
export const MapToggle = ({ title, loading, ...map }: Props) => {
  const [selected, select] = useState<number | null>(null)
  return (
    <Folded title={title} ahead={gameMap.ahead} loading={<p className="soft">{loading}</p>}>
      <gameMap.Part {...map} selected={selected} onSelect={select} />
    </Folded>
  )
}
