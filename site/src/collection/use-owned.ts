import { useCallback, useMemo } from 'react'
import type { CharacterAnswer } from '@kupodex/data/contract'
import { partKnown } from '#character/part-known.ts'
import { ask } from '#ask/page.ts'
import { useAsked } from '#ui/use-asked.ts'
import type { ListFacts } from './facts.ts'

/** What a character has of a collection: dates (epoch s, 0 if not known) by id. */
export type OwnedView =
  { state: 'loading' | 'failed' | 'private' | 'unread' } | { state: 'ready'; dates: ReadonlyMap<number, number> }

interface OwnedItem {
  id: number
  date: number
}

const loading: OwnedView = { state: 'loading' }

const viewOf = (items: readonly OwnedItem[]): OwnedView => ({
  state: 'ready',
  dates: new Map(items.map(({ id, date }) => [id, date])),
})

/** What the character's own answer has of a collection; null for one that is asked for on its own. */
export const ownedOf = (character: CharacterAnswer, { table }: Pick<ListFacts, 'table'>): OwnedView | null => {
  if (table !== 'mounts' && table !== 'minions' && table !== 'facewear') return null
  const state = partKnown(character, table)
  return state === 'known' ? viewOf(character[table]) : { state }
}

const askFor = async (id: number, type: string): Promise<OwnedView> => {
  const outcome = await ask('charitems', { id, type: `${type}s` })
  if (!outcome.ok) return { state: 'failed' }
  return outcome.value.private ? { state: 'private' } : viewOf(outcome.value.items)
}

const hasFailed = ({ state }: OwnedView) => state === 'failed'

/** What a character has of a collection, and a function that asks again where that failed. */
export const useOwned = (
  character: CharacterAnswer | null,
  facts: Pick<ListFacts, 'type' | 'table'>,
): { owned: OwnedView; again: () => void } => {
  const known = useMemo(() => (character === null ? loading : ownedOf(character, facts)), [character, facts])
  const id = known === null && character !== null ? character.id : 0
  const { type } = facts
  const askHere = useCallback(() => askFor(id, type), [id, type])
  const [asked, again] = useAsked(id === 0 ? null : askHere, hasFailed)
  return { owned: known ?? asked ?? loading, again }
}
