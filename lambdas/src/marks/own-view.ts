import { factsKey, factsSchema } from '@kupodex/data/character'
import type { PublishedStore, Store } from '@kupodex/data/store'
import { type FoundCharacter, newCharacter, noGameData } from '../character/find.ts'
import { itemsOf, timelineOf } from '../character/parts-of-view.ts'
import { besideOf } from '../character/standings.ts'
import { viewCharacter } from '../character/view.ts'
import { sizes } from '../ground/limits.ts'
import type { Outcome } from '../http/failure.ts'
import type { AnswersOf } from '../http/handler.ts'

/** What showing characters to their owners needs; `clock` in epoch ms. */
export interface OwnViewDeps {
  store: Pick<Store, 'readCharacter' | 'readEvents' | 'bannerOf'>
  published: PublishedStore
  clock: () => number
}

/** Answers as those for anyone do, but as last written, and also with what the owner hides from others. */
export const ownViewAnswers = ({
  store,
  published,
  clock,
}: OwnViewDeps): Pick<AnswersOf<'marks'>, 'ownChar' | 'ownTimeline' | 'ownItems'> => {
  const find = async (id: number): Promise<Outcome<FoundCharacter>> => {
    const [stored, facts] = await Promise.all([store.readCharacter(id, true), published.getJson(factsKey, factsSchema)])
    if (!facts) return noGameData
    const now = clock()
    return { ok: true, value: { character: stored ?? newCharacter(id, now), facts: facts.value, now } }
  }

  return {
    ownChar: async ({ id }) => {
      const [found, beside] = await Promise.all([find(id), besideOf({ store, published }, id, true)])
      if (!found.ok) return found
      const { character, facts, now } = found.value
      return { ok: true, value: viewCharacter(character, facts, beside, now, 'owner') }
    },

    ownTimeline: async ({ id }) => {
      const [found, recorded] = await Promise.all([find(id), store.readEvents(id, sizes.timelineEvents)])
      return found.ok ? { ok: true, value: timelineOf(found.value, recorded, 'owner') } : found
    },

    ownItems: async ({ id, type }) => {
      const found = await find(id)
      return found.ok ? { ok: true, value: itemsOf(found.value, type, 'owner') } : found
    },
  }
}
