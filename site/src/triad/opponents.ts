import { useMemo } from 'react'
import type { Language, LeanRow } from '@kupodex/data/game'
import { useTable } from '#tables/use-table.ts'

export interface OpponentTables {
  ttnpcs: readonly LeanRow<'ttnpcs'>[]
  npcs: readonly LeanRow<'npcs'>[]
  placeNames: readonly LeanRow<'placeNames'>[]
}

export interface Spot {
  mapId: number
  /** As the game's map shows them. */
  x: number
  y: number
}

export interface Opponent {
  id: number
  name: string
  /** The name of his place; empty where that is not known. */
  place: string
  region: Region
  /** Null where his place is not known. */
  spot: Spot | null
  rewards: readonly number[]
}

/** A region; for a place whose region the game does not name, the place. */
export interface Region {
  id: number
  name: string
}

/** The game writes the region of some places as question marks. */
const isNamed = (name: string | undefined): name is string => name !== undefined && !/^[?？]*$/.test(name)

/** Where an NPC is; null where that is not known. */
export const spotOf = (npc: LeanRow<'npcs'> | undefined): Spot | null =>
  npc?.mapId == null || npc.displayX === null || npc.displayY === null
    ? null
    : { mapId: npc.mapId, x: npc.displayX, y: npc.displayY }

/** All opponents in the game's order. */
export const opponentsOf = ({ ttnpcs, npcs, placeNames }: OpponentTables): Opponent[] => {
  const byId = new Map(npcs.map((npc) => [npc.id, npc]))
  const places = new Map(placeNames.map(({ id, name }) => [id, name]))
  return ttnpcs
    .toSorted((a, b) => a.sort - b.sort)
    .map(({ id, npcId, rewardTtcardIds }) => {
      const npc = byId.get(npcId ?? 0)
      const [placeId, regionId] = [npc?.placeNameId ?? 0, npc?.placeNameRegionId ?? 0]
      const [place = '', region] = [places.get(placeId), places.get(regionId)]
      return {
        id,
        name: npc?.name ?? `#${id}`,
        place,
        region: isNamed(region) ? { id: regionId, name: region } : { id: placeId, name: place },
        spot: spotOf(npc),
        rewards: rewardTtcardIds,
      }
    })
}

/** All opponents in the game's order; null until their tables are there. */
export const useOpponents = (language: Language): readonly Opponent[] | null => {
  const ttnpcs = useTable(language, 'ttnpcs')
  const npcs = useTable(language, 'npcs')
  const placeNames = useTable(language, 'placeNames')
  return useMemo(() => {
    if (ttnpcs.state !== 'ready' || npcs.state !== 'ready' || placeNames.state !== 'ready') return null
    return opponentsOf({ ttnpcs: ttnpcs.rows, npcs: npcs.rows, placeNames: placeNames.rows })
  }, [ttnpcs, npcs, placeNames])
}

export const missingOf = ({ rewards }: Opponent, owned: ReadonlySet<number>): number[] =>
  rewards.filter((id) => !owned.has(id))

/** Region and place of an opponent, each once. */
export const whereOf = ({ region, place }: Opponent): string =>
  [...new Set([region.name, place])].filter((name) => name !== '').join(' · ')
