import { type CharacterFacts, factsKey, factsSchema, newProfile, noSettings } from '@kupodex/data/character'
import { priorities } from '@kupodex/data/sync'
import type { PublishedStore, Store } from '@kupodex/data/store'
import type { Failure, Outcome } from '../http/failure.ts'
import type { Caller } from '../http/handler.ts'
import type { Budget } from '../readers/budget.ts'
import { readingCost } from '../readers/rules.ts'
import type { KnownCharacter } from './shown.ts'

/** What finding a character needs; `clock` in epoch ms. */
export interface AddingDeps {
  store: Pick<Store, 'readCharacter' | 'addCharacter'>
  published: PublishedStore
  /** What readers may cost the Lodestone. */
  readings: Budget
  clock: () => number
  sleep: (ms: number) => Promise<void>
}

/**
 * These calls are GET, as the specification requires, so pages of any site may make them. Reading what is known does no harm,
 * but requests to the Lodestone are not started for a page of another site: its reader may not know about it and would pay
 * with their own share. Programs and pages with an API key may start them.
 */
const notFromElsewhere: Failure = {
  ok: false,
  code: 'forbidden',
  message:
    'This character is not on Kupodex yet, and pages of other sites cannot add it without an API key; open it on Kupodex first.',
}

/** Without game data nothing of a character can be summed up. */
export const noGameData: Failure = { ok: false, code: 'unavailable', message: 'The game data is not published yet.' }

/** How long to wait before checking again whether a concurrent request has added the character, ms. */
const secondLook = 150

export interface FoundCharacter {
  character: KnownCharacter
  facts: CharacterFacts
  now: number
}

export const newCharacter = (id: number, now: number): KnownCharacter => ({
  ...{ profile: newProfile(id, now), priority: priorities.fresh, due: now, failures: 0 },
  ...{ leaseUntil: null, attemptAt: null, damaged: [] },
  ...{ owned: {}, since: {}, again: {}, marks: {}, settings: noSettings },
})

/** Whether nobody has waited for a character so far: we found it, and it is still to be read. */
const isUnasked = ({ profile, priority }: KnownCharacter): boolean =>
  priority === priorities.found && profile.updatedAt === null

/** Reads a character; an id that nobody has waited for so far is added to the queue. */
export const findCharacter = async (
  { store, published, readings, clock, sleep }: AddingDeps,
  id: number,
  caller: Caller,
): Promise<Outcome<FoundCharacter>> => {
  const [stored, facts] = await Promise.all([store.readCharacter(id), published.getJson(factsKey, factsSchema)])
  if (!facts) return noGameData
  const now = clock()
  const known = stored && ({ ok: true, value: { character: stored, facts: facts.value, now } } as const)
  if (known && !isUnasked(stored)) return known
  if (caller.isForeign && !caller.hasKey) return known ?? notFromElsewhere
  const wasOver = readings.isOver(caller)
  const taken = await readings.take(caller, readingCost.unknown)
  if (!taken.ok) {
    if (known) return known
    // Who has been over the budget for a while must not hold a function.
    if (wasOver) return taken
    await sleep(secondLook)
    const character = await store.readCharacter(id)
    return character ? { ok: true, value: { character, facts: facts.value, now } } : taken
  }
  if (!(await store.addCharacter(id, now))) await taken.value.giveBack(readingCost.unknown)
  return { ok: true, value: { character: newCharacter(id, now), facts: facts.value, now } }
}
