import { useMemo } from 'react'
import type { CharacterAnswer } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import { mainPatches } from '#collection/thing.ts'
import { useTicked } from '#collection/use-ticked.ts'
import { knownDates } from '#owned/owned.ts'
import { useTable } from '#tables/use-table.ts'
import { factsOf } from '#collection/facts.ts'
import type { CardRow } from './card-row.ts'

/** A card with what a character has of it. */
export interface CardView {
  card: CardRow
  /** In tenths, for the spoiler shield. */
  mainPatch: number | null
  /** Null where that is not known. */
  isOwned: boolean | null
}

/** A function that gives the cards with some ids, in the order of the ids, and what a character has of them; none while they are loading. */
export const useCards = (language: Language, character: CharacterAnswer): ((ids: readonly number[]) => CardView[]) => {
  const table = useTable(language, 'ttcards')
  const { owned: view } = useTicked(language, character, factsOf('triadCard'))
  return useMemo(() => {
    const rows = table.state === 'ready' ? table.rows : []
    const byId = new Map(rows.map((row) => [row.id, row]))
    const patches = mainPatches(rows)
    const owned = knownDates(view)
    const viewOf = (id: number): CardView[] => {
      const card = byId.get(id)
      if (card === undefined) return []
      return [{ card, mainPatch: patches.get(id) ?? null, isOwned: owned?.has(id) ?? null }]
    }
    return (ids) => ids.flatMap(viewOf)
  }, [table, view])
}
