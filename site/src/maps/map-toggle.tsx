import { useState } from 'react'
import { tableTexts } from '#tables/texts.ts'
import { Folded } from '../ui/folded.tsx'
import { gameMap } from './game-map.ts'
import type { GameMapProps } from './map-view.tsx'
import { mapTexts } from './texts.ts'

interface Props extends Omit<GameMapProps, 'selected' | 'onSelect'> {
  /** What opens the map, where there are several. */
  title?: string
}

/** A map that is folded away, and costs nothing until it is opened. */
export const MapToggle = ({ title, ...map }: Props) => {
  const { language } = map
  const [selected, select] = useState<number | null>(null)
  return (
    <Folded
      title={title ?? mapTexts(language).open}
      ahead={gameMap.ahead}
      loading={<p className="soft">{tableTexts(language).loading}</p>}
    >
      <gameMap.Part {...map} selected={selected} onSelect={select} />
    </Folded>
  )
}
