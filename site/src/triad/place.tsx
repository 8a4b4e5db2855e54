import { useMemo } from 'react'
import { coordinatesText, type Language } from '@kupodex/data/game'
import type { MapPlace } from '#maps/places.ts'
import { MapToggle } from '../maps/map-toggle.tsx'
import type { Spot } from './opponents.ts'

interface Props {
  language: Language
  images: string | null
  texts: { noPlace: string }
  /** Empty where it is not known. */
  place: string
  spot: Spot | null
  /** Who is there. */
  on: Pick<MapPlace, 'id' | 'kind' | 'label' | 'href'>
}

/** Where an NPC is, and a map of it for those who ask. */
export const Place = ({ language, images, texts, place, spot, on: { id, kind, label, href } }: Props) => {
  const places = useMemo(
    () => (spot === null ? [] : [{ id, kind, label, ...(href === undefined ? {} : { href }), x: spot.x, y: spot.y }]),
    [id, kind, label, href, spot],
  )
  if (spot === null) return <p className="soft">{place || texts.noPlace}</p>
  return (
    <>
      <p className="small">
        {place} <span className="soft spot">{coordinatesText(spot, language)}</span>
      </p>
      <MapToggle {...{ language, images, places }} isListed={false} mapId={spot.mapId} />
    </>
  )
}
