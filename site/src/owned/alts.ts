import { type ItemType, itemWord } from '@kupodex/data/character'
import type { Ask } from '#ask/ask.ts'
import { answered, needed } from '#ask/outcome.ts'
import { ask as pageAsk } from '#ask/page.ts'
import { createResource, type Resource, type ResourceOptions } from '#ask/resource.ts'
import type { UserCharacter } from '#user/kept-user.ts'

/** A character of the reader's that has a thing. */
export type Alt = Pick<UserCharacter, 'id' | 'name'>

/** Which of some characters have each thing of a collection that one of them is known to have, by its id. */
export type OnAlts = ReadonlyMap<number, readonly Alt[]>

export interface AltsDeps extends Pick<ResourceOptions, 'waits' | 'now'> {
  ask: Ask
}

/** What characters of the reader's have of a collection, as their owner sees them; the parts of a page share what was asked for. */
export const createOnAlts = ({ ask, ...page }: AltsDeps) => {
  const resources = new Map<string, Resource<OnAlts>>()
  return (type: ItemType, alts: readonly Alt[]): Resource<OnAlts> => {
    const key = `${type}/${alts.map(({ id }) => id).join()}`
    const read = async () => {
      const answers = await Promise.all(
        alts.map(async (alt) => ({ alt, ...needed(await ask('ownItems', { id: alt.id, type: itemWord(type) })) })),
      )
      const holders = new Map<number, Alt[]>()
      for (const { alt, items } of answers)
        for (const { id } of items) holders.set(id, [...(holders.get(id) ?? []), alt])
      return answered<OnAlts>(holders)
    }
    const resource = resources.get(key) ?? createResource(read, { freshFor: 60_000, ...page })
    resources.set(key, resource)
    return resource
  }
}

export const onAlts = createOnAlts({ ask: pageAsk })
