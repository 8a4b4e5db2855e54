import type { ItemType } from '@kupodex/data/character'
import { type CharacterAnswer, knownOf } from '@kupodex/data/contract'
import type { Ask } from '#ask/ask.ts'
import { answered, needed } from '#ask/outcome.ts'
import { ask as pageAsk } from '#ask/page.ts'
import { createResource, type Resource, type ResourceOptions } from '#ask/resource.ts'
import { type OwnedIds, ownSet } from '#party/owned-by.ts'
import { thingLists } from '#things/lists.ts'
import { type Holders, holdersOf } from './together.ts'
import { type CountedThings, readCounted } from '#owned/counted-file.ts'

/** Several characters of the reader's as one collector. */
export interface Collector {
  /** As their owner sees them. */
  characters: readonly CharacterAnswer[]
  counted: CountedThings
  /** What each has of a collection, in their order; a collection is missing as long as it is not known of all. */
  owned: ReadonlyMap<ItemType, { of: readonly OwnedIds[]; holders: Holders }>
  /** Whether there is nothing left to ask for. */
  isWhole: boolean
}

export interface CollectorDeps extends Pick<ResourceOptions, 'waits' | 'now'> {
  ask: Ask
}

/** The collections of which something is known of one of them: of all others nothing has to be asked for. */
const knownTypes = (characters: readonly CharacterAnswer[]): ItemType[] =>
  thingLists.flatMap(({ type }) => (characters.some((one) => knownOf(one, type) === 'known') ? [type] : []))

/** Gives the resource of some characters together. Collections come one after another, as many at once would be refused; what failed alone is asked for again. */
export const createCollectors = ({
  ask,
  ...page
}: CollectorDeps): ((ids: readonly number[]) => Resource<Collector>) => {
  const collectors = new Map<string, Resource<Collector>>()
  return (ids) => {
    const known = collectors.get(ids.join())
    if (known !== undefined) return known
    const collector = createResource<Collector>(
      async ({ known: before, show }) => {
        const isBegun = before !== null && !before.isWhole
        const [characters, counted] = isBegun
          ? [before.characters, before.counted]
          : await Promise.all([
              Promise.all(ids.map(async (id) => needed(await ask('ownChar', { id })))),
              ask('countedThings', {}, { once: true }).then(needed).then(readCounted),
            ])
        const owned = new Map(isBegun ? before.owned : [])
        const types = knownTypes(characters).filter((type) => !owned.has(type))
        for (const type of types) {
          show({ characters, counted, owned: new Map(owned), isWhole: false })
          const of = await Promise.all(characters.map((character) => ownSet(ask, character, type)))
          owned.set(type, { of, holders: holdersOf(of) })
        }
        return answered<Collector>({ characters, counted, owned, isWhole: true })
      },
      { freshFor: 60_000, ...page },
    )
    collectors.set(ids.join(), collector)
    return collector
  }
}

export const collectorOf = createCollectors({ ask: pageAsk })
