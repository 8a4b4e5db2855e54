import { useMemo } from 'react'
import type { CharacterAnswer } from '@kupodex/data/contract'
import { type Unlock, unlockedCollections, type UnlockKind } from '@kupodex/data/game'
import { knownDates, type OwnedDates } from '#owned/owned.ts'
import { useOwnedOf } from '#owned/use-owned.ts'

/** Whether a character has what an item unlocks; null while, or where, that is not known. */
export type HasUnlocked = (unlock: Unlock) => boolean | null

const types = unlockedCollections.map(({ type }) => type)

export const unlockedOf: ReadonlyMap<UnlockKind, (typeof unlockedCollections)[number]> = new Map(
  unlockedCollections.map((collection) => [collection.unlock, collection]),
)

export interface Unlocked {
  has: HasUnlocked
  /** Whether some of it could not be fetched. */
  failed: boolean
  again: () => void
}

/** What a character has of everything that items unlock; null until every answer is there, or has failed. */
export const useUnlocked = (character: CharacterAnswer | null): Unlocked | null => {
  const { owned, again } = useOwnedOf(character, types)
  return useMemo(() => {
    const states = new Set([...owned.values()].map(({ state }) => state))
    if (states.has('loading')) return null
    const dates = new Map<UnlockKind, OwnedDates | null>(
      unlockedCollections.map(({ unlock, type }) => [unlock, knownDates(owned.get(type))]),
    )
    return { has: ({ kind, id }) => dates.get(kind)?.has(id) ?? null, failed: states.has('failed'), again }
  }, [owned, again])
}
