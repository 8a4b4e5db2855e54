import { useMemo } from 'react'
import type { ItemType } from '@kupodex/data/character'
import { type CharacterAnswer, knownOf } from '@kupodex/data/contract'
import { listFacts } from '#collection/facts.ts'
import { knownDates, type OwnedDates } from '#owned/owned.ts'
import { type OwnedViews, useOwnedOf } from '#owned/use-owned.ts'
import type { Wish } from '#wishes/wishes.ts'
import type { Known } from './known.ts'

/** The collections that this page speaks of. */
export const nextTypes: readonly ItemType[] = listFacts.map(({ type }) => type)

/** What is known, as far as it is there. */
export interface KnownView {
  /** Null until every answer is there, or has failed. */
  known: Known | null
  /** The collections of which nothing is known of the character, in the order of the menu. */
  unknown: readonly ItemType[]
  /** Whether some of it could not be fetched. */
  failed: boolean
  /** Asks again for what could not be fetched. */
  again: () => void
}

/** Whether anything can be known of a collection: of what is checked off by hand nothing is, as long as nothing is checked off. */
export const mayBeKnown = (character: CharacterAnswer, type: ItemType): boolean =>
  character.id === 0 || knownOf(character, type) !== 'untouched'

/** What a character has of some collections; without those of which nothing is known. Nobody's character has what was checked off here. */
export const datesOf = (
  character: Pick<CharacterAnswer, 'id'> | null,
  owned: OwnedViews,
): ReadonlyMap<ItemType, OwnedDates> =>
  new Map(
    [...owned].flatMap(([type, view]): [ItemType, OwnedDates][] => {
      const dates = knownDates(view)
      return dates === null || (character?.id === 0 && dates.size === 0) ? [] : [[type, dates]]
    }),
  )

/** What a character has by `dates`, and what the reader says of things. */
export const knownBy = (dates: ReadonlyMap<ItemType, OwnedDates>, wishes: readonly Wish[]): Known => {
  const said = new Map(wishes.map(({ type, id, wish }) => [`${type}/${id}`, wish]))
  return {
    has: (type, id) => dates.get(type)?.has(id) ?? null,
    wishOf: (type, id) => said.get(`${type}/${id}`) ?? null,
  }
}

/** What is known of a character and what its reader says of things. */
export const useKnown = (character: CharacterAnswer | null, wishes: readonly Wish[]): KnownView => {
  // The same words are the same list, so that an update of the character asks for nothing again.
  const words = character === null ? '' : nextTypes.filter((type) => mayBeKnown(character, type)).join(' ')
  const types = useMemo(() => words.split(' ').filter((word) => word !== '') as ItemType[], [words])
  const { owned, again } = useOwnedOf(character, types)
  const view = useMemo(() => {
    const states = [...owned.values()].map(({ state }) => state)
    const isLoading = character === null || states.includes('loading')
    const dates = datesOf(character, owned)
    return {
      known: isLoading ? null : knownBy(dates, wishes),
      unknown: isLoading ? [] : nextTypes.filter((type) => !dates.has(type)),
      failed: states.includes('failed'),
    }
  }, [character, owned, wishes])
  return { ...view, again }
}
