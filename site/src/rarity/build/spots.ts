import { type Language, nameIn, type Source } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileIndex, fileIndexKeys } from '@kupodex/data/contract'
import type { Spot } from '#rarity/item.ts'

const file = join(import.meta.env.KUPODEX_PUBLISHED ?? '', fileIndexKeys.map)

/** The maps of which `npm run pictures` has published a picture. */
const publishedMaps: ReadonlySet<number> = new Set(
  existsSync(file) ? fileIndex.parse(JSON.parse(readFileSync(file, 'utf8'))) : [],
)

const npcs = new Map(loadTable('npcs').map((npc) => [npc.id, npc]))
const places = new Map(loadTable('placeNames').map(({ id, name }) => [id, name]))

/** Side of a map of scale 100 in the game's coordinates, which begin at 1. */
const side = 41

/** Whether a map has a picture: below a base address each may have one. */
const hasPicture = (mapId: number): boolean => Boolean(import.meta.env.KUPODEX_IMAGES) || publishedMaps.has(mapId)

/** Where to go for a thing: the NPCs of its sources that the sheets place on a map, each once. */
export const spotsOf = (sources: readonly Source[], language: Language): Spot[] => {
  const ids = new Set(sources.flatMap((source) => ('npcId' in source && source.npcId !== null ? [source.npcId] : [])))
  const spots = [...ids].flatMap((id) => {
    const npc = npcs.get(id)
    const place = npc?.placeNameId == null ? undefined : places.get(npc.placeNameId)
    return npc === undefined || place === undefined || npc.displayX === null || npc.displayY === null
      ? []
      : [
          {
            name: nameIn(npc.name, language),
            place: nameIn(place, language),
            x: npc.displayX,
            y: npc.displayY,
            side: side / ((npc.sizeFactor ?? 100) / 100),
            ...(npc.mapId != null && hasPicture(npc.mapId) ? { map: npc.mapId } : {}),
          },
        ]
  })
  // One vendor may be several rows of the sheet.
  return [...new Map(spots.map((spot) => [Object.values(spot).join(), spot])).values()]
}
