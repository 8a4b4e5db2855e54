import { useMemo } from 'react'
import type { ItemType } from '@kupodex/data/character'
import type { CharacterAnswer } from '@kupodex/data/contract'
import { answered } from '#ask/outcome.ts'
import { createResource } from '#ask/resource.ts'
import { useResource } from '#ask/use-resource.ts'
import { isAskedFor, ownedInAnswer, type OwnedView, readOwned } from './owned.ts'
import { pageSources } from './page-sources.ts'

export type OwnedViews = ReadonlyMap<ItemType, OwnedView>

/** What a character has, and a function that asks again for what failed of it. */
interface OwnedState {
  owned: OwnedViews
  again: () => void
}

const isFailed = (owned: OwnedView | undefined) => owned?.state === 'failed'
const anyFailed = (owned: OwnedViews) => [...owned.values()].some(isFailed)

/** Several collections, of which some may have failed: each next time only those are read. */
const ownedResource = (character: CharacterAnswer, types: readonly ItemType[]) =>
  createResource<OwnedViews>(async ({ known, show }) => {
    const open = types.filter((type) => known === null || isFailed(known.get(type)))
    const read = await Promise.all(
      open.map(async (type) => [type, await readOwned(pageSources, character, type)] as const),
    )
    const views: OwnedViews = new Map([...(known ?? []), ...read])
    show(views)
    return anyFailed(views) ? { ok: false, code: 'unavailable' } : answered(views)
  })

/** What a character has of several collections; those that are asked for are loading together. `types` has to be the same list each time. */
export const useOwnedOf = (character: CharacterAnswer | null, types: readonly ItemType[]): OwnedState => {
  const id = character?.id ?? null
  const resource = useMemo(() => {
    const asked = types.filter(isAskedFor)
    return character === null || asked.length === 0 ? null : ownedResource(character, asked)
  }, [id, types])
  const { value: answers } = useResource(resource)
  const owned = useMemo(
    (): OwnedViews =>
      new Map(
        types.map((type) => {
          const inAnswer = character === null ? null : ownedInAnswer(character, type)
          return [type, inAnswer ?? answers?.get(type) ?? { state: 'loading' }]
        }),
      ),
    [character, types, answers],
  )
  return { owned, again: () => resource?.again() }
}

const loading: OwnedView = { state: 'loading' }

/** What a character has of a collection, and a function that asks again where that failed. */
export const useOwned = (
  character: CharacterAnswer | null,
  type: ItemType,
): { owned: OwnedView; again: () => void } => {
  const { owned, again } = useOwnedOf(
    character,
    useMemo(() => [type], [type]),
  )
  return { owned: owned.get(type) ?? loading, again }
}
