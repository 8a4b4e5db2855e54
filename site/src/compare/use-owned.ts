import { useMemo } from 'react'
import type { CharacterAnswer } from '@kupodex/data/contract'
import { ask } from '#ask/page.ts'
import { useAsked } from '#ui/use-asked.ts'
import type { ComparedList } from './lists.ts'
import { partState } from './part-state.ts'
import { type ComparedThing, titlesFrom } from './things.ts'

/** What a character has of a list, by id. */
export type OwnedView =
  { state: 'loading' | 'failed' | 'private' | 'unread' } | { state: 'ready'; ids: ReadonlySet<number> }

const idsOf = (items: readonly { id: number }[]): ReadonlySet<number> => new Set(items.map(({ id }) => id))

const askFor = async (id: number, type: string): Promise<OwnedView> => {
  const outcome = await ask('charitems', { id, type: `${type}s` })
  if (!outcome.ok) return { state: 'failed' }
  return outcome.value.private ? { state: 'private' } : { state: 'ready', ids: idsOf(outcome.value.items) }
}

/** What the character's own answer has of a list, titles by its achievements. */
const known = (character: CharacterAnswer, list: ComparedList, things: readonly ComparedThing[]): OwnedView | null => {
  if (list.part === null) return null
  const state = partState(character, list)
  if (state === 'private' || state === 'unread') return { state }
  const ids = idsOf(character[list.part])
  return { state: 'ready', ids: list.type === 'title' ? titlesFrom(things, ids) : ids }
}

const hasFailed = ({ state }: OwnedView) => state === 'failed'

/**
 * What a character has of a list, and a function that asks again where that failed. What players check off is asked for with
 * the list, so that nothing of it is loaded before.
 */
export const useOwned = (
  character: CharacterAnswer,
  list: ComparedList,
  things: readonly ComparedThing[],
): { owned: OwnedView; again: () => void } => {
  const own = useMemo(() => known(character, list, things), [character, list, things])
  const { id } = character
  const { type } = list
  const askHere = useMemo(() => () => askFor(id, type), [id, type, character.updatedAt])
  const [asked, again] = useAsked(own === null ? askHere : null, hasFailed)
  return { owned: own ?? asked ?? { state: 'loading' }, again }
}
