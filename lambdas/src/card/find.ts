import { type CharacterFacts, factsKey, factsSchema } from '@kupodex/data/character'
import type { CharacterAnswer } from '@kupodex/data/contract'
import type { PublishedStore, Store, StoredCharacter } from '@kupodex/data/store'
import { standingsOf } from '../character/standings.ts'
import { viewCharacter } from '../character/view.ts'
import { type CardContent, cardContent } from './content.ts'

/** Where characters and what was published of them are; `clock` in epoch ms. */
export interface ContentDeps {
  store: Pick<Store, 'readCharacter'>
  published: PublishedStore
  clock: () => number
}

/** A character with what anyone may see of it, and the facts that it was summed up by. */
export interface SeenCharacter {
  facts: CharacterFacts
  /** Null for an id that nobody ever asked for. */
  seen: { stored: StoredCharacter; view: CharacterAnswer } | null
}

/** Looks a character up as anyone may see it; null before the first night, when nothing can be summed up. An unknown id is put in no queue. */
export const findSeen = async ({ store, published, clock }: ContentDeps, id: number): Promise<SeenCharacter | null> => {
  const [stored, facts, standings] = await Promise.all([
    store.readCharacter(id),
    published.getJson(factsKey, factsSchema),
    standingsOf(published, id),
  ])
  if (!facts) return null
  const view = stored && viewCharacter(stored, facts.value, { ...standings, banner: null }, clock())
  return { facts: facts.value, seen: stored && view && { stored, view } }
}

/** What may be shown of a character to anyone; null before the first night. */
export const findContent = async (deps: ContentDeps, id: number): Promise<CardContent | null> => {
  const found = await findSeen(deps, id)
  return found && cardContent(found.seen?.view ?? null)
}
