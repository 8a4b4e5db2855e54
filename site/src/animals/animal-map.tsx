import { Suspense, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { Language } from '@kupodex/data/game'
import { gameMap } from '#maps/game-map.ts'
import type { MapPlace } from '#maps/places.ts'

export interface AnimalMapProps {
  language: Language
  mapId: number
  places: readonly MapPlace[]
  images: string | null
}

const AnimalMap = (props: AnimalMapProps) => {
  const [selected, select] = useState<number | null>(null)
  return <gameMap.Part {...props} selected={selected} onSelect={select} />
}

/** Draws the map of the animals into its place, which has what it shows as data. */
export const drawAnimalMap = (place: HTMLElement): void => {
  const props = JSON.parse(place.dataset.map ?? '{}') as AnimalMapProps
  createRoot(place).render(
    <Suspense>
      <AnimalMap {...props} />
    </Suspense>,
  )
}
