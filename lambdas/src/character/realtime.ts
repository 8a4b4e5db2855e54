import {
  type AnswerOf,
  capitalised,
  type CharacterAnswer,
  type RankField,
  type RealtimeAnswer,
} from '@kupodex/data/contract'
import { boardTypes } from '@kupodex/data/game'
import type { Asked, QueuedProfile, Store } from '@kupodex/data/store'
import { priorities } from '@kupodex/data/sync'
import type { Outcome } from '../http/failure.ts'
import type { AnswersOf, Caller } from '../http/handler.ts'
import { readingCost } from '../readers/rules.ts'
import type { Seats } from '../readers/seats.ts'
import { type AddingDeps, findCharacter } from './find.ts'
import { besideOf } from './standings.ts'
import { viewCharacter } from './view.ts'

/** What reading a character again needs; `clock` in epoch ms, `sleep` takes ms, `rate` in requests a second. */
export interface RealtimeDeps extends AddingDeps {
  store: AddingDeps['store'] & Pick<Store, 'askFor' | 'placeInQueue' | 'readProfile' | 'bannerOf'>
  rate: number
  /** How many readers wait at once. */
  seats: Seats
}

/** How long a reader waits for the sync, and how often the store is checked meanwhile, ms. */
const longestWait = 8000
const look = 500

const isWaiting = ({ priority, leaseUntil }: QueuedProfile, now: number): boolean =>
  priority === priorities.asked || (leaseUntil !== null && leaseUntil > now)

const rankFields = boardTypes.flatMap((type): RankField[] => [`${type}Rank`, `global${capitalised(type)}Rank`])

/** Ranks as texts: programs that ask for a character this way read nothing else. */
const rankTexts = (view: CharacterAnswer) =>
  Object.fromEntries(rankFields.map((field) => [field, view[field]?.toString() ?? null])) as Pick<
    AnswerOf<'charrealtime'>,
    RankField
  >

/** Answers the call that reads a character again: asks for it, waits a little, and returns its state. */
export const realtimeAnswers = (deps: RealtimeDeps): AnswersOf<'realtime'> => {
  const { store, readings, clock, sleep, rate, seats } = deps

  const untilRead = async (id: number): Promise<void> => {
    for (const until = clock() + longestWait; clock() < until;) {
      await sleep(look)
      const stored = await store.readProfile(id)
      if (!stored || !isWaiting(stored, clock())) return
    }
  }

  /** Waits on a seat; who has none is answered at once with the place in the queue, and asks again. */
  const wait = async (id: number, caller: Caller): Promise<void> => {
    const leave = await seats.enter(caller)
    if (!leave) return
    try {
      await untilRead(id)
    } finally {
      await leave()
    }
  }

  /** Moves the character to the front of the queue, also one that was never requested before. */
  const ask = async (id: number, caller: Caller): Promise<Outcome<Asked>> => {
    const taken = await readings.take(caller, readingCost.known)
    if (!taken.ok) return taken
    const asked = await store.askFor(id, clock())
    // Waiting occupies a function, so anyone who waits pays for the reading, no matter who asked for it first.
    if (asked.outcome === 'tooSoon' || asked.outcome === 'unknown') await taken.value.giveBack(readingCost.known)
    if (asked.outcome !== 'unknown') return { ok: true, value: asked }
    const added = await findCharacter(deps, id, caller)
    return added.ok ? { ok: true, value: await store.askFor(id, clock()) } : added
  }

  const placeOf = async (id: number): Promise<RealtimeAnswer['queue']> => {
    const place = await store.placeInQueue(id, clock(), rate)
    return place && { place: place.ahead + 1, wait: Math.ceil(place.wait / 1000) }
  }

  return {
    charrealtime: async ({ id }, caller) => {
      // A page of another site may read the place in the queue, but moves no character.
      const isWatching = caller.isForeign && !caller.hasKey
      const asked = isWatching ? null : await ask(id, caller)
      if (asked?.ok === false) return asked
      const retryAt = asked?.value.outcome === 'tooSoon' ? asked.value.again : null
      if (asked && retryAt === null) await wait(id, caller)
      const [found, beside] = await Promise.all([findCharacter(deps, id, caller), besideOf(deps, id)])
      if (!found.ok) return found
      const { character, facts, now } = found.value
      const view = viewCharacter(character, facts, beside, now)
      const waits = view.status === 'adding' || isWaiting(character, now)
      const queue = waits ? await placeOf(id) : null
      return { ok: true, value: { ...view, ...rankTexts(view), queue, again: retryAt } }
    },
  }
}
