import { useMemo } from 'react'
import type { Language } from '@kupodex/data/game'
import { useTable } from '#tables/use-table.ts'
import { type Opponent, opponentsOf } from './opponents.ts'

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
