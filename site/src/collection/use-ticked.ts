import { useMemo } from 'react'
import type { CharacterAnswer } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import { nothingFixed } from '#marks/fixed.ts'
import type { OwnedView } from '#owned/owned.ts'
import { useOwned } from '#owned/use-owned.ts'
import type { ListFacts } from './facts.ts'
import { type OwnMarks, useMarks } from './use-marks.ts'
import { isTicked } from './words.ts'

interface Ticked {
  owned: OwnedView
  /** Null for those who cannot tick here. */
  marks: OwnMarks | null
  /** Asks again where what was published could not be fetched. */
  again: () => void
}

/** What a character has of a collection: to whoever ticks it what they have ticked so far, to others what was published. `facts` has to be the same each time. */
export const useTicked = (
  language: Language,
  character: CharacterAnswer | null,
  facts: Pick<ListFacts, 'type' | 'learnt'>,
): Ticked => {
  const marks = useMarks(language, character?.id ?? null, facts)
  // Ticks of this browser are shown together with ticking, which follows them.
  const isFollowed = character?.id === 0 && isTicked(facts)
  const { owned: published, again } = useOwned(isFollowed ? null : character, facts.type)
  const { dates = null, fixed = nothingFixed } = marks?.view ?? {}
  const owned = useMemo(
    (): OwnedView => (dates === null ? published : { state: 'ready', dates, fixed }),
    [dates, fixed, published],
  )
  return { owned, marks, again }
}
