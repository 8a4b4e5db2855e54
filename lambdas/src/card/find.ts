import { factsKey, factsSchema } from '@kupodex/data/character'
import type { PublishedStore, Store } from '@kupodex/data/store'
import { standingsOf } from '../character/standings.ts'
import { viewCharacter } from '../character/view.ts'
import { type CardContent, cardContent } from './content.ts'

/** Where characters and what was published of them are; `clock` in epoch ms. */
export interface ContentDeps {
  store: Pick<Store, 'readCharacter'>
  published: PublishedStore
  clock: () => number
}

/** What may be shown of a character to anyone; null before the first night, when nothing can be summed up. An unknown id is put in no queue. */
export const findContent = async (
  { store, published, clock }: ContentDeps,
  id: number,
): Promise<CardContent | null> => {
  const [stored, facts, standings] = await Promise.all([
    store.readCharacter(id),
    published.getJson(factsKey, factsSchema),
    standingsOf(published, id),
  ])
  if (!facts) return null
  return cardContent(stored && viewCharacter(stored, facts.value, { ...standings, banner: null }, clock()))
}
