import { useMemo } from 'react'
import { coordinatesText } from '@kupodex/data/game'
import { MapToggle } from '#maps/map-toggle.tsx'
import type { MapPlace } from '#maps/places.ts'
import { NotReady } from '#tables/not-ready.tsx'
import { useTable } from '#tables/use-table.ts'
import type { ListFrame } from '#collection/frame.ts'

interface Props {
  frame: ListFrame
  npcId: number
  /** The place to name where that of the NPC is not known. */
  placeNameId?: number
}

/** An NPC of a levequest, where it is, and a map of that place for those who ask. */
export const LeveNpc = ({ frame: { language, texts, images }, npcId, placeNameId }: Props) => {
  const npcs = useTable(language, 'npcs')
  const places = useTable(language, 'placeNames')
  const npc = npcs.state === 'ready' ? npcs.rows.find(({ id }) => id === npcId) : undefined
  const spots = useMemo(
    (): MapPlace[] =>
      npc === undefined || npc.displayX === null || npc.displayY === null
        ? []
        : [{ id: npc.id, kind: 'npc', label: npc.name, x: npc.displayX, y: npc.displayY }],
    [npc],
  )
  if (npcs.state === 'loading' || places.state === 'loading') return texts.tables.loading
  const placeId = npc?.placeNameId ?? placeNameId
  const place = places.state === 'ready' ? places.rows.find(({ id }) => id === placeId)?.name : undefined
  if (npc === undefined && place === undefined && [npcs, places].some(({ state }) => state === 'failed'))
    return <NotReady language={language} state="failed" />
  if (npc === undefined) return place ?? '–'
  return (
    <>
      {npc.name}
      <br />
      <span className="soft">
        {[place, ...spots.map((spot) => coordinatesText(spot, language))]
          .filter((part) => part !== undefined)
          .join(' · ')}
      </span>
      {npc.mapId !== null && spots.length > 0 && (
        <MapToggle key={npc.id} {...{ language, images }} mapId={npc.mapId} places={spots} />
      )}
    </>
  )
}
