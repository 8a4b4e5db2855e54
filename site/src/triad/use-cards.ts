import { useMemo } from 'react'
import type { CharacterAnswer } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import { mainPatches } from '#collection/thing.ts'
import { useOwnedBeside } from '#collection/use-owned-beside.ts'
import { useTable } from '#tables/use-table.ts'
import { cardFacts } from './card-facts.ts'
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
  const view = useOwnedBeside(language, character, cardFacts)
  return useMemo(() => {
    const rows = table.state === 'ready' ? table.rows : []
    const byId = new Map(rows.map((row) => [row.id, row]))
    const patches = mainPatches(rows)
    const owned = view.state === 'ready' ? new Set(view.dates.keys()) : null
    const viewOf = (id: number): CardView[] => {
      const card = byId.get(id)
      if (card === undefined) return []
      return [{ card, mainPatch: patches.get(id) ?? null, isOwned: owned?.has(id) ?? null }]
    }
    return (ids) => ids.flatMap(viewOf)
  }, [table, view])
}
