import type { RarityType } from '@kupodex/data/game'
import { useResource } from '#ask/use-resource.ts'
import { pageRarity } from './page.ts'
import { noRarity, type Rarity } from './rarity.ts'

/** How many own each thing of a type in a scope (`global`, a data center, or a world); null while that is loading or not wanted. */
export const useRarity = (type: RarityType, scope: string, isWanted = true): Rarity | null => {
  const { state, value } = useResource(isWanted ? pageRarity.rarityOf(type, scope) : null)
  return value ?? (state === 'failed' ? noRarity : null)
}
