import { Suspense, useState } from 'react'
import { Guard } from '../ui/guard.tsx'
import { gameMap } from './game-map.ts'
import type { GameMapProps } from './map-view.tsx'

interface Props extends Omit<GameMapProps, 'selected' | 'onSelect'> {
  /** What opens the map. */
  title: string
  /** What is shown instead while it is loading, and where it cannot be loaded. */
  texts: { loading: string; failed: string }
}

/** A map that is folded away, and costs nothing until it is opened. */
export const MapToggle = ({ title, texts, ...map }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const [selected, select] = useState<number | null>(null)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)} onPointerEnter={gameMap.ahead}>
      <summary>{title}</summary>
      {isOpen && (
        <Guard instead={<p className="soft">{texts.failed}</p>}>
          <Suspense fallback={<p className="soft">{texts.loading}</p>}>
            <gameMap.Part {...map} selected={selected} onSelect={select} />
          </Suspense>
        </Guard>
      )}
    </details>
  )
}
