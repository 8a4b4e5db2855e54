import type { Lodestone, Refusal } from '@kupodex/data/lodestone'
import { pauseOn, type Store } from '@kupodex/data/store'
import { functionsMachine } from '../ground/run-context.ts'
import type { Failure, Outcome } from '../http/failure.ts'

/** What reading an introduction needs; `clock` in epoch ms, `sleep` takes ms. */
export interface IntroductionDeps {
  store: Pick<Store, 'readSite'>
  lodestone: Lodestone
  clock: () => number
  sleep: (ms: number) => Promise<void>
}

/** How long a user waits for the Lodestone, ms: its own answer, and the turns of those who come first. */
const longestWait = 15_000

const seconds = (ms: number): number => Math.max(1, Math.ceil(ms / 1000))

export const late: Failure = {
  ok: false,
  code: 'lodestoneUnavailable',
  message: 'The Lodestone has not responded yet; try again in a moment.',
  retryAfter: 10,
}

/** What a refusal of the Lodestone means for who wants to verify a character; `wait` in ms. None means that the code is missing. */
const refusalOf = (outcome: Refusal['outcome'], wait: number): Failure => {
  const retryAfter = seconds(wait)
  switch (outcome) {
    case 'private':
    case 'hidden':
      return {
        ok: false,
        code: 'profilePrivate',
        message: 'The profile of this character is private on the Lodestone, so that its introduction cannot be read.',
      }
    case 'notFound':
      return { ok: false, code: 'notOnLodestone', message: 'This character could not be found on the Lodestone.' }
    case 'maintenance':
      return { ok: false, code: 'lodestoneMaintenance', message: 'The Lodestone is under maintenance.', retryAfter }
    case 'throttled':
      return {
        ok: false,
        code: 'lodestoneBusy',
        message: 'The Lodestone takes no more requests from us right now; try again later.',
        retryAfter,
      }
    case 'blocked':
    case 'challenged':
    case 'unreachable':
      return { ok: false, code: 'lodestoneUnavailable', message: 'The Lodestone is not responding.', retryAfter }
    case 'unknownLayout':
      return {
        ok: false,
        code: 'lodestoneChanged',
        message: 'The Lodestone has changed, and its pages cannot be read until Kupodex knows the new ones.',
      }
  }
}

/** Outcomes by which workers pause; of a pause for another reason only that the site is down is known. */
const pauses: readonly Refusal['outcome'][] = ['maintenance', 'throttled', 'blocked', 'challenged', 'unreachable']

/** Codes that say something about the character; with all others nobody has used up a try. */
const ofCharacter: readonly Failure['code'][] = ['profilePrivate', 'notOnLodestone']

/** Whether a failure says nothing about the character. */
export const isPassing = ({ code }: Failure): boolean => !ofCharacter.includes(code)

/** The time that a failure without one of its own is kept away, ms. */
const usualWait = 60_000

/** Why nothing is read from the Lodestone at the moment; null where it is well. */
export const pauseOf = async ({ store, clock }: Pick<IntroductionDeps, 'store' | 'clock'>): Promise<Failure | null> => {
  const pause = pauseOn(functionsMachine, await store.readSite())
  if (!pause || pause.until <= clock()) return null
  const outcome = pauses.find((known) => known === pause.code) ?? 'unreachable'
  return refusalOf(outcome, pause.until - clock())
}

/** Reads the introduction of a character on the Lodestone now, with one request; '' for one without. */
export const readIntroduction = async (
  { lodestone, sleep }: Pick<IntroductionDeps, 'lodestone' | 'sleep'>,
  id: number,
): Promise<Outcome<string>> => {
  const reading = await Promise.race([lodestone.read({ kind: 'character', id }), sleep(longestWait).then(() => null)])
  if (!reading) return late
  if (reading.outcome === 'ok') return { ok: true, value: reading.value.selfIntroduction ?? '' }
  return refusalOf(reading.outcome, reading.retryAfter ?? usualWait)
}
