import { useMemo } from 'react'
import { type RarityType, recordOf, syncedCollections } from '@kupodex/data/game'
import { globalScope } from '@kupodex/data/rules'
import type { Rarity } from '#tables/rarity.ts'
import { useRarity } from '#tables/use-rarity.ts'
import { type SyncedType, syncedTypes } from './things.ts'

export interface NearRarity extends Rarity {
  /** Whether it is of the character's data center; else of all worlds. */
  isNear: boolean
}

/** The rarity of a type on a character's data center, or of all worlds where nobody was counted there; null while loading. */
const useNearRarity = (type: RarityType, dataCenter: string, isWanted: boolean): NearRarity | null => {
  const near = useRarity(type, dataCenter || globalScope.slug, isWanted)
  const isNear = dataCenter !== '' && (near === null || near.charCount > 0)
  const all = useRarity(type, isNear ? dataCenter : globalScope.slug, isWanted)
  return useMemo(() => (near === null || all === null ? null : { ...all, isNear }), [near, all, isNear])
}

const rarityOf = Object.fromEntries(syncedCollections.map(({ type, list }) => [type, list.word])) as Record<
  SyncedType,
  RarityType
>

/** The rarity of everything that the Lodestone lists, of each type that is wanted. */
export const useNearRarities = (
  dataCenter: string,
  wants: (type: SyncedType) => boolean,
): Record<SyncedType, NearRarity | null> =>
  recordOf(syncedTypes, (type) => useNearRarity(rarityOf[type], dataCenter, wants(type)))
