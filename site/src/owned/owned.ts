import { isMarkType, type ItemType, itemWord, partOfType, typeParts } from '@kupodex/data/character'
import { type CharacterAnswer, partKnown } from '@kupodex/data/contract'
import { isSyncedType } from '@kupodex/data/game'
import type { Ask } from '#ask/ask.ts'
import { type FixedThings, fixedOf, nothingFixed } from '#marks/fixed.ts'

/** When a character got each thing of a collection (epoch s, 0 if not known), by its id. */
export type OwnedDates = ReadonlyMap<number, number>

export type OwnedView =
  | { state: 'loading' | 'failed' | 'private' | 'unread' }
  | { state: 'ready'; dates: OwnedDates; fixed: FixedThings }

interface OwnedThing {
  id: number
  date: number
}

const ownedThings = (things: readonly OwnedThing[], fixed = nothingFixed): OwnedView => ({
  state: 'ready',
  dates: new Map(things.map(({ id, date }) => [id, date])),
  fixed,
})

/** When a character got each thing; null while, or where, that is not known. */
export const knownDates = (owned: OwnedView | undefined): OwnedDates | null =>
  owned?.state === 'ready' ? owned.dates : null

/** Whether a collection has to be asked for: what players tick is answered with how each thing is known. */
export const isAskedFor = (type: ItemType): boolean => isMarkType(type) || !isSyncedType(type)

/** What a character's own answer says of a collection; null for one that has to be asked for. */
export const ownedInAnswer = (character: CharacterAnswer, type: ItemType): OwnedView | null => {
  const part = partOfType(type)
  if (part === null || isMarkType(type)) return null
  // The Lodestone says nothing of nobody.
  const state = character.id === 0 ? 'unread' : partKnown(character, part)
  if (state !== 'known') return { state }
  return isSyncedType(type) ? ownedThings(character[typeParts[type]]) : null
}

/** Where things are read that a character's own answer does not list. */
export interface OwnedSources {
  ask: Ask
  /** What is checked off in this browser without a character; `at` in epoch s. */
  ticksHere: () => Promise<readonly { type: string; id: number; at: number }[]>
}

/** Reads what a character has of a collection: from its own answer, from a call, or, of nobody's character, from this browser. */
export const readOwned = async (
  { ask, ticksHere }: OwnedSources,
  character: CharacterAnswer,
  type: ItemType,
): Promise<OwnedView> => {
  const inAnswer = ownedInAnswer(character, type)
  if (inAnswer !== null) return inAnswer
  if (character.id === 0) {
    const ticks = await ticksHere()
    return ownedThings(ticks.filter((tick) => tick.type === type).map(({ id, at }) => ({ id, date: at })))
  }
  const outcome = await ask('charitems', { id: character.id, type: itemWord(type) })
  if (!outcome.ok) return { state: 'failed' }
  return outcome.value.private ? { state: 'private' } : ownedThings(outcome.value.items, fixedOf(outcome.value.items))
}
