import { factsKey, factsSchema, newProfile } from '@kupodex/data/character'
import { publishedKey, ranksAnswer, ranksIn } from '@kupodex/data/contract'
import { rankShard } from '@kupodex/data/rules'
import { priorities, type Published, type Store } from '@kupodex/data/store'
import type { Answers } from '../http/handler.ts'
import { viewCharacter } from './view.ts'

/** What the character calls stand on; `clock` in epoch ms. */
export interface CharacterWorld {
  store: Pick<Store, 'readCharacter' | 'addCharacter'>
  published: Published
  clock: () => number
}

/** Answers the character calls. */
export const characterAnswers = ({ store, published, clock }: CharacterWorld): Answers => ({
  charcache: async ({ id }) => {
    const [stored, facts, ranks] = await Promise.all([
      store.readCharacter(id),
      published.getJson(factsKey, factsSchema),
      published.getJson(publishedKey('ranks', { shard: String(rankShard(id)) }), ranksAnswer),
    ])
    if (!facts) return { ok: false, code: 'unavailable', message: 'The game data are not published yet.' }
    const now = clock()
    if (!stored) await store.addCharacter(id, now)
    const place = { priority: priorities.fresh, due: now, failures: 0, leaseUntil: null, attemptAt: null }
    const character = stored ?? { profile: newProfile(id, now), ...place, owned: {} }
    return { ok: true, value: viewCharacter(character, facts.value, ranks && ranksIn(ranks.value, id), now) }
  },
})
