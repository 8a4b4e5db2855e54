import { type CharacterAnswer, progressOf } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import { useEffect, useState } from 'react'
import type { CharacterView } from '#character/character-store.ts'
import type { Figures } from '#since/looks.ts'
import { sinceLast } from '#since/since.ts'

/** What is compared of a character: what is private now is not known. Its rank is that of achievements in its world. */
const figuresOf = (character: CharacterAnswer): Figures => {
  const counted = (type: 'achievement' | 'mount' | 'minion') => progressOf(character, [type])?.count
  const figures = {
    points: counted('achievement'),
    mounts: counted('mount'),
    minions: counted('minion'),
    rank: character.ranks.achievement?.world ?? undefined,
  }
  return Object.fromEntries(Object.entries(figures).filter(([, figure]) => figure !== undefined))
}

/**
 * What changed of a character since this desk last showed it, in one sentence; empty while it is not there, at a first visit and where nothing
 * did. Nothing is compared with a copy from before, nor what only its owner sees. Null for one that says so elsewhere.
 */
export const useSince = (shown: CharacterView | null, language: Language): string => {
  const [since, setSince] = useState('')
  const character = shown !== null && 'character' in shown && !shown.isKept && !shown.isOwn ? shown.character : null
  const isThere = character !== null
  useEffect(() => {
    // It is said once a visit: what is read meanwhile is shown in the line itself.
    if (character !== null) setSince(sinceLast(`char/${character.id}`, figuresOf(character), language))
  }, [isThere])
  return since
}
