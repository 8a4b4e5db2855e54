import { decodeOwned, type ItemType, itemWord } from '@kupodex/data/character'
import { type CharacterAnswer, knownOf, severalItemsParams } from '@kupodex/data/contract'
import type { Ask } from '#ask/ask.ts'
import { answered, needed } from '#ask/outcome.ts'
import { ask as pageAsk } from '#ask/page.ts'
import { createResource, type Resource, type ResourceOptions } from '#ask/resource.ts'
import { knownDates, ownedInAnswer } from '#owned/owned.ts'
import type { Party } from './party.ts'

/** The things of a collection that a character has, by their ids; null where that is not known, which is never the same as none. */
export type OwnedIds = ReadonlySet<number> | null

/** What the members of a party have of a collection, by the ids of both. */
export type OwnedBy = (type: ItemType, member: number) => OwnedIds

export interface OwnedByDeps extends Pick<ResourceOptions, 'waits' | 'now'> {
  ask: Ask
}

type Sets = ReadonlyMap<string, OwnedIds>

const keyOf = (type: ItemType, member: number) => `${type}/${member}`

/** What everybody may know of some characters. */
const readOpen = async (ask: Ask, types: readonly ItemType[], ids: readonly number[]): Promise<Sets> => {
  if (ids.length === 0) return new Map()
  const answer = needed(await ask('charsitems', severalItemsParams(types, ids)))
  const read = (type: ItemType) => {
    const { things = [], owned = [] } = answer.types[type] ?? {}
    return answer.ids.map((id, at): [string, OwnedIds] => {
      const has = decodeOwned(things, owned[at] ?? null)
      return [keyOf(type, id), has && new Set(has)]
    })
  }
  return new Map(types.flatMap(read))
}

/** Asks for whole characters as their owner sees them, each once. */
const ownCharacters = (ask: Ask) => {
  const asked = new Map<number, Promise<CharacterAnswer>>()
  return (id: number): Promise<CharacterAnswer> => {
    const character = asked.get(id) ?? ask('ownChar', { id }).then(needed)
    asked.set(id, character)
    character.catch(() => asked.delete(id))
    return character
  }
}

type OwnCharacter = ReturnType<typeof ownCharacters>

/** What a character of the reader's has, which its owner knows also while it is private. Throws an `AskError`. */
export const ownSet = async (ask: Ask, character: CharacterAnswer, type: ItemType): Promise<OwnedIds> => {
  if (knownOf(character, type) !== 'known') return null
  const inAnswer = ownedInAnswer(character, type)
  if (inAnswer !== null) {
    const dates = knownDates(inAnswer)
    return dates && new Set(dates.keys())
  }
  const { private: isPrivate, items } = needed(await ask('ownItems', { id: character.id, type: itemWord(type) }))
  return isPrivate ? null : new Set(items.map((item) => item.id))
}

/** What the reader's own characters have: one collection after another, so that no more is asked at once than there are characters. */
const readOwn = async (
  ask: Ask,
  ownCharacter: OwnCharacter,
  types: readonly ItemType[],
  ids: readonly number[],
): Promise<Sets> => {
  const sets = new Map<string, OwnedIds>()
  for (const type of types) {
    const of = await Promise.all(ids.map(async (id) => ownSet(ask, await ownCharacter(id), type)))
    ids.forEach((id, at) => sets.set(keyOf(type, id), of[at] ?? null))
  }
  return sets
}

/** What a page knows of a party: the resources of its collections, and whole characters of the reader's own. */
interface Known {
  resources: Map<string, Resource<OwnedBy>>
  ownCharacter: OwnCharacter
}

/** Gives the resource of what a party has of some collections; of the reader's own characters as their owner sees them. */
export const createOwnedBy = ({ ask, ...page }: OwnedByDeps) => {
  const parties = new WeakMap<Party, Known>()
  const knownFor = (party: Party): Known => {
    const known = parties.get(party) ?? { resources: new Map(), ownCharacter: ownCharacters(ask) }
    parties.set(party, known)
    return known
  }
  return (party: Party, types: readonly ItemType[]): Resource<OwnedBy> => {
    const { resources, ownCharacter } = knownFor(party)
    const read = async () => {
      const ids = party.members.map(({ id }) => id)
      const sets =
        party.who.by === 'own' ? await readOwn(ask, ownCharacter, types, ids) : await readOpen(ask, types, ids)
      return answered<OwnedBy>((type, member) => sets.get(keyOf(type, member)) ?? null)
    }
    const resource = resources.get(types.join()) ?? createResource(read, { freshFor: 60_000, ...page })
    resources.set(types.join(), resource)
    return resource
  }
}

export const ownedBy = createOwnedBy({ ask: pageAsk })
