import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { mapKey } from '@kupodex/data/contract'
import { hiddenText } from '#shield/hidden-text.ts'
import { useIsHidden } from '#shield/use-is-hidden.ts'
import { useTable } from '#tables/use-table.ts'
import { fill } from '#texts/fill.ts'
import { publishedFiles } from '#images/index-file.ts'
import { drawMap, type DrawnMap } from './draw.ts'
import { type PlaceChoice, PlaceList } from './place-list.tsx'
import type { MapPlace } from './places.ts'
import { type MapTexts, mapTexts } from './texts.ts'

/** The address of a map's picture: below a base address, or among what is published (`''`); null where there is none. */
const mapPicture = async (images: string | null, mapId: number): Promise<string | null> => {
  if (images === null) return null
  if (images !== '') return `${images}map_webp/${mapId}.webp`
  return (await publishedFiles('map')).includes(mapId) ? `/${mapKey(mapId)}` : null
}

export interface GameMapProps extends PlaceChoice {
  mapId: number
  /** The base address of the operator's pictures, '' for those that are published, null without any. */
  images: string | null
  /** Whether the places are listed below the map, too; leave it out only where the page lists them itself. */
  isListed?: boolean
}

interface SheetProps extends GameMapProps {
  sizeFactor: number
  name: string
  texts: MapTexts
}

const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** The names of places that the reader's shield hides are replaced, and lead nowhere. */
const useShielded = (places: readonly MapPlace[]): readonly MapPlace[] => {
  const isHidden = useIsHidden()
  return useMemo(
    () =>
      places.map((place) => {
        const { id, x, y, kind, label, mainPatch = null } = place
        return isHidden(mainPatch, label) ? { id, x, y, kind, label: hiddenText(document, mainPatch ?? 0) } : place
      }),
    [places, isHidden],
  )
}

const Sheet = ({ language, mapId, sizeFactor, name, places, selected, onSelect, images, texts }: SheetProps) => {
  const ground = useRef<HTMLDivElement>(null)
  const drawn = useRef<DrawnMap>(null)
  const shown = useShielded(places)
  const choose = useEffectEvent((id: number | null) => onSelect(id === selected ? null : id))
  const show = useEffectEvent(() => drawn.current?.show(shown, selected))
  useEffect(() => {
    if (ground.current === null) return
    const { zoomIn, zoomOut } = mapTexts(language)
    const picture = mapPicture(images, mapId)
    const words = { zoomIn, zoomOut }
    const map = drawMap(ground.current, { language, sizeFactor, picture, words, isStill: prefersStill(), choose })
    drawn.current = map
    show()
    return () => {
      drawn.current = null
      map.remove()
    }
  }, [language, mapId, sizeFactor, images])
  useEffect(() => void drawn.current?.show(shown, selected), [shown, selected])
  return (
    <div
      className="map-sheet"
      role="group"
      aria-label={fill(texts.map, { name })}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || selected === null) return
        event.preventDefault()
        onSelect(null)
      }}
    >
      <div ref={ground} role="group" aria-label={texts.keys} tabIndex={0} />
    </div>
  )
}

/** A map of the game with places on it, and the same places as a list. */
export const MapView = (props: GameMapProps) => {
  const { language, mapId, places, selected, onSelect, isListed = true } = props
  const texts = mapTexts(language)
  const maps = useTable(language, 'maps')
  const names = useTable(language, 'placeNames')
  const map = maps.state === 'ready' ? maps.rows.find(({ id }) => id === mapId) : undefined
  const name = names.state === 'ready' && names.rows.find(({ id }) => id === map?.placeNameId)?.name
  return (
    <div className="game-map">
      {maps.state === 'loading' && <div className="map-sheet bone" />}
      {map && <Sheet {...props} texts={texts} sizeFactor={map.sizeFactor} name={name || ''} />}
      {isListed && <PlaceList {...{ language, texts, places, selected, onSelect }} hasMap={map !== undefined} />}
    </div>
  )
}
