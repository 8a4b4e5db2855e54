import type { AllowanceRule, Allowances } from '@kupodex/data/store'
import type { Failure, Outcome } from '../http/failure.ts'

/** What the bounds on tries need; `clock` in epoch ms, `rate` of the Lodestone in requests a second. */
export interface TriesDeps {
  store: Allowances
  clock: () => number
  rate: number
}

/** How often one user may have introductions read. */
const ofUser: AllowanceRule = { atOnce: 5, perHour: 20 }

/** How often that of one character is read: for more users than one, so that nobody keeps its player from verifying it alone. */
const ofCharacter: AllowanceRule = { atOnce: 15, perHour: 60 }

/** New codes that one user may have made. */
const codes: AllowanceRule = { atOnce: 30, perHour: 60 }

/** How often introductions are read for all: a tenth of the pace. */
const ofAll = (rate: number): AllowanceRule => ({ atOnce: 30, perHour: Math.max(30, Math.round(rate * 360)) })

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

/** A try that was granted. */
export interface Try {
  /** Returns it to user and character, where the Lodestone said nothing about the character; the request was made all the same. */
  giveBack: () => Promise<void>
}

/** Bounds on what verifying costs. Users are given by their keys. */
export const triesOf = ({ store, clock, rate }: TriesDeps) => {
  const shares = (user: string, id: number) => [
    { what: 'verify-user', who: user, rule: ofUser, refusal: tooOften },
    { what: 'verify-character', who: String(id), rule: ofCharacter, refusal: characterTooOften },
    { what: 'verify', who: 'all', rule: ofAll(rate), refusal: busy },
  ]
  const giveBack = async (taken: ReturnType<typeof shares>) =>
    void (await Promise.all(taken.map(({ what, who, rule }) => store.returnAllowance(what, who, rule, 1))))

  return {
    /** Takes one reading of a character's introduction; a failure, and nothing is taken, where there is none left. */
    take: async (user: string, id: number): Promise<Outcome<Try>> => {
      const all = shares(user, id)
      for (const [at, { what, who, rule, refusal }] of all.entries()) {
        if (await store.takeAllowance(what, who, rule, clock())) continue
        await giveBack(all.slice(0, at))
        return refusal
      }
      return { ok: true, value: { giveBack: () => giveBack(all.slice(0, 2)) } }
    },

    /** Takes one new code. */
    takeCode: async (user: string): Promise<Failure | null> =>
      (await store.takeAllowance('verify-codes', user, codes, clock())) ? null : tooOften,
  }
}
