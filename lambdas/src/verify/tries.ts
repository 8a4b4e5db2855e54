import type { AllowanceRule, Allowances } from '@kupodex/data/store'
import { rates } from '../ground/limits.ts'
import type { Failure, Outcome } from '../http/failure.ts'
import type { Caller } from '../http/handler.ts'
import { createBudget, type Receipt } from '../readers/budget.ts'

/** What the bounds on tries need; `clock` in epoch ms, `rate` of the Lodestone in requests a second, `readerKey` the deployment's secret. */
interface TriesDeps {
  store: Allowances
  clock: () => number
  rate: number
  readerKey: string
}

const { verifications } = rates

/** What is asked of the Lodestone grows with its pace, and is never less than the part that is at once at a slow one. */
const atPace = ({ atOnce, perHour }: AllowanceRule, rate: number): AllowanceRule => ({
  atOnce: Math.max(atOnce, Math.round(rate * atOnce)),
  perHour: Math.max(atOnce, Math.round(rate * perHour)),
})

const tooOften: Failure = {
  ok: false,
  code: 'tooManyRequests',
  message: 'You have tried to verify characters too often; try again in a few minutes.',
  retryAfter: 180,
}

const characterTooOften: Failure = {
  ok: false,
  code: 'tooManyRequests',
  message: 'Too many have tried to verify this character; try again in a minute.',
  retryAfter: 60,
}

const busy: Failure = {
  ok: false,
  code: 'lodestoneBusy',
  message: 'Too many people are verifying characters right now; try again in a moment.',
  retryAfter: 10,
}

export interface Try {
  /** Returns it to user and character, where the Lodestone said nothing about the character; the request was made all the same. */
  giveBack: () => Promise<void>
  /** Returns all of it, where no request was made. */
  cancel: () => Promise<void>
}

/**
 * Bounds on what verifying costs. Users are given by their keys. Accounts are free, so addresses have shares too, and the last part of
 * what all may take is for those who ask for little. What others have tried on a character bounds only who has tried it before.
 */
export const triesOf = ({ store, clock, rate, readerKey }: TriesDeps) => {
  const all = atPace(verifications.all, rate)
  const readings = createBudget(
    { store, clock, readerKey },
    {
      ...{ name: 'verify', reader: atPace(verifications.reader, rate), all, tooMany: tooOften, busy },
      ...{ keep: all.atOnce / 2, little: verifications.little },
    },
  )
  type Share = readonly [what: string, who: string, rule: AllowanceRule]
  const give = ([what, who, rule]: Share) => store.returnAllowance(what, who, rule, 1)
  const take = ([what, who, rule]: Share) => store.takeAllowance(what, who, rule, clock())

  return {
    /** Takes one reading of a character's introduction; a failure, and nothing is taken, where there is none left. */
    take: async (user: string, id: number, caller: Pick<Caller, 'client' | 'hasKey'>): Promise<Outcome<Try>> => {
      const ofUser: Share = ['verify-user', user, verifications.user]
      const first: Share = ['verify-first', `${user}-${id}`, verifications.first]
      const ofCharacter: Share = ['verify-character', String(id), verifications.character]
      if (!(await take(ofUser))) return tooOften
      const isFirst = (await take(first)) !== null
      if (!isFirst && !(await take(ofCharacter))) {
        await give(ofUser)
        return characterTooOften
      }
      const giveBack = async () => void (await Promise.all([ofUser, isFirst ? first : ofCharacter].map(give)))
      const read = await readings.take(caller, 1)
      const cancel = async (receipt: Receipt) => void (await Promise.all([giveBack(), receipt.giveBack(1)]))
      if (read.ok) return { ok: true, value: { giveBack, cancel: () => cancel(read.value) } }
      await giveBack()
      return read
    },

    takeCode: async (user: string): Promise<Failure | null> =>
      (await store.takeAllowance('verify-codes', user, verifications.codes, clock())) ? null : tooOften,
  }
}
