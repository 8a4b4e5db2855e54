import { useMemo } from 'react'
import type { CharacterAnswer } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import type { ListFacts } from './facts.ts'
import { useMarks } from './use-marks.ts'
import { type OwnedView, useOwned } from './use-owned.ts'

/**
 * What a character has of another collection than that of the page: to whoever ticks it, what they have ticked so far, to all others
 * what was published. `facts` has to be the same each time.
 */
export const useOwnedBeside = (
  language: Language,
  character: CharacterAnswer,
  facts: Pick<ListFacts, 'type' | 'table' | 'learnt'>,
): OwnedView => {
  const { owned } = useOwned(character, facts)
  const dates = useMarks(language, character.id, facts)?.view.dates ?? null
  return useMemo(() => {
    if (dates !== null) return { state: 'ready', dates }
    // The Lodestone says nothing of nobody.
    return character.id === 0 && facts.learnt !== 'hand' ? { state: 'unread' } : owned
  }, [dates, owned, character.id, facts])
}
