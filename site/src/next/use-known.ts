import { useMemo } from 'react'
import { decodeOwned, type ItemType } from '@kupodex/data/character'
import { type CharacterAnswer, severalItemsParams } from '@kupodex/data/contract'
import { answered, needed } from '#ask/outcome.ts'
import { createResource } from '#ask/resource.ts'
import { useResource } from '#ask/use-resource.ts'
import { listFacts } from '#collection/facts.ts'
import { isAskedFor, knownDates, ownedInAnswer, type OwnedSources } from '#owned/owned.ts'
import { pageSources } from '#owned/page-sources.ts'
import type { OwnedIds } from '#things/things.ts'
import type { Wish } from '#wishes/wishes.ts'
import type { Known } from './known.ts'

export const nextTypes: readonly ItemType[] = listFacts.map(({ type }) => type)

export interface KnownView {
  /** Null until every answer is there, or has failed. */
  known: Known | null
  /** The collections of which nothing is known of the character, in the order of the menu. */
  unknown: readonly ItemType[]
  /** Whether some of it could not be fetched. */
  failed: boolean
  again: () => void
}

/** The things that a character has, by collection; without those of which nothing is known. */
type Sets = ReadonlyMap<ItemType, OwnedIds>

/** What a character has of some collections, by one call, or nobody's of this browser; without what nobody has checked off. Throws an `AskError`. */
export const readSets = async (
  { ask, ticksHere }: OwnedSources,
  id: number,
  types: readonly ItemType[],
): Promise<Sets> => {
  if (id === 0) {
    const ticks = Map.groupBy(await ticksHere(), ({ type }) => type)
    return new Map(
      types.flatMap((type): [ItemType, OwnedIds][] => {
        const own = ticks.get(type)
        return own === undefined ? [] : [[type, new Set(own.map((tick) => tick.id))]]
      }),
    )
  }
  const answer = needed(await ask('charsitems', severalItemsParams(types, [id])))
  return new Map(
    types.flatMap((type): [ItemType, OwnedIds][] => {
      const { things = [], owned = [] } = answer.types[type] ?? {}
      const has = decodeOwned(things, owned[0] ?? null)
      return has === null ? [] : [[type, new Set(has)]]
    }),
  )
}

/** What a character has by its own answer, and of all else by what was read. */
export const setsOf = (character: CharacterAnswer, read: Sets): Sets =>
  new Map(
    nextTypes.flatMap((type): [ItemType, OwnedIds][] => {
      const inAnswer = ownedInAnswer(character, type)
      const ids = inAnswer === null ? (read.get(type) ?? null) : knownDates(inAnswer)
      return ids === null ? [] : [[type, ids]]
    }),
  )

export const knownBy = (sets: Sets, wishes: readonly Wish[]): Known => {
  const said = new Map(wishes.map(({ type, id, wish }) => [`${type}/${id}`, wish]))
  return {
    has: (type, id) => sets.get(type)?.has(id) ?? null,
    wishOf: (type, id) => said.get(`${type}/${id}`) ?? null,
  }
}

const nothing: Sets = new Map()

export const useKnown = (character: CharacterAnswer | null, wishes: readonly Wish[]): KnownView => {
  const id = character?.id ?? null
  // An update of the character asks for nothing again.
  const resource = useMemo(
    () =>
      id === null
        ? null
        : createResource(async () => answered(await readSets(pageSources, id, nextTypes.filter(isAskedFor)))),
    [id],
  )
  const { state, value } = useResource(resource)
  const view = useMemo(() => {
    const isLoading = value === null && state === 'loading'
    const sets = character === null || isLoading ? null : setsOf(character, value ?? nothing)
    return {
      known: sets && knownBy(sets, wishes),
      unknown: sets === null ? [] : nextTypes.filter((type) => !sets.has(type)),
    }
  }, [character, state, value, wishes])
  return { ...view, failed: state === 'failed', again: () => resource?.again() }
}
