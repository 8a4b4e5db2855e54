import { type CharacterFacts, factsKey, factsSchema, newProfile } from '@kupodex/data/character'
import { priorities, type Published, type Store } from '@kupodex/data/store'
import type { Failure, Outcome } from '../http/failure.ts'
import type { Caller } from '../http/handler.ts'
import type { KnownCharacter } from './shown.ts'

/** What finding a character stands on; `clock` in epoch ms. */
export interface AddingWorld {
  store: Pick<Store, 'readCharacter' | 'addCharacter' | 'takeAllowance'>
  published: Published
  clock: () => number
}

/** How many ids that nobody asked for before one reader may add: each costs the Lodestone at least a request. */
const allowance = { atOnce: 30, perHour: 240 }

/** Refuses who has used up an allowance. */
export const tooMany: Failure = {
  ok: false,
  code: 'tooManyRequests',
  message: 'Too many characters asked for; try again in a while.',
  retryAfter: 60,
}

/** A character that was found or is new, and the facts to sum it up by. */
export interface FoundCharacter {
  character: KnownCharacter
  facts: CharacterFacts
  now: number
}

/** Reads a character; an id that nobody has asked for before is put in the queue. */
export const findCharacter = async (
  { store, published, clock }: AddingWorld,
  id: number,
  { client, hasKey }: Caller,
): Promise<Outcome<FoundCharacter>> => {
  const [stored, facts] = await Promise.all([store.readCharacter(id), published.getJson(factsKey, factsSchema)])
  if (!facts) return { ok: false, code: 'unavailable', message: 'The game data are not published yet.' }
  const now = clock()
  if (stored) return { ok: true, value: { character: stored, facts: facts.value, now } }
  if (!hasKey && !(await store.takeAllowance('add', client, allowance, now))) return tooMany
  await store.addCharacter(id, now)
  const place = { priority: priorities.fresh, due: now, failures: 0, leaseUntil: null, attemptAt: null }
  const character = { profile: newProfile(id, now), ...place, owned: {}, since: {}, marks: {} }
  return { ok: true, value: { character, facts: facts.value, now } }
}
