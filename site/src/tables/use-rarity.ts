import { useEffect } from 'react'
import type { RarityType } from '@kupodex/data/game'
import { useStore } from '#ui/use-store.ts'
import { pageRarity } from './page.ts'
import type { Rarity } from './rarity.ts'

/**
 * How many own each thing of a type in a scope (`global`, a data center, or a world); null while that is loading, and for as
 * long as it is not wanted.
 */
export const useRarity = (type: RarityType, scope: string, isWanted = true): Rarity | null => {
  const view = useStore(pageRarity.viewOf(type, scope))
  useEffect(() => {
    if (isWanted) void pageRarity.load(type, scope)
  }, [type, scope, isWanted])
  return view
}
