import { Suspense, useState } from 'react'
import { Guard } from '../ui/guard.tsx'
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
  const [isOpen, setOpen] = useState(false)
  const [selected, select] = useState<number | null>(null)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)} onPointerEnter={gameMap.ahead}>
      <summary>{title}</summary>
      {isOpen && (
        <Guard instead={null}>
          <Suspense fallback={<p className="soft">{loading}</p>}>
            <gameMap.Part {...map} selected={selected} onSelect={select} />
          </Suspense>
        </Guard>
      )}
    </details>
  )
}
