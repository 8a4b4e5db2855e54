import { isOptedOut } from '@kupodex/data/character'
import type { Allowances, SeatStore, Store } from '@kupodex/data/store'
import type { AnswersOf } from '../http/handler.ts'
import type { Failure } from '../http/failure.ts'
import { userKeyOf } from '../http/audience.ts'
import { createSeats } from '../readers/seats.ts'
import { makeCode } from './code.ts'
import { pauseOf } from './introduction.ts'
import { codeFinder, type SharedReadingDeps } from './shared-reading.ts'
import { triesOf } from './tries.ts'

/** What verifying characters needs; `random` gives a whole number below its argument, `rate` is in requests a second, `readerKey` the deployment's secret. */
export interface VerifyDeps extends SharedReadingDeps {
  store: SharedReadingDeps['store'] &
    Allowances &
    SeatStore &
    Pick<
      Store,
      'ownerOf' | 'own' | 'readCode' | 'keepCode' | 'dropCode' | 'addCharacter' | 'readProfile' | 'undoOptOut'
    >
  rate: number
  readerKey: string
  random: (below: number) => number
}

const expired: Failure = {
  ok: false,
  code: 'codeExpired',
  message: 'Your verification code has expired. Get a new one, and put it into the introduction of this character.',
}

/** Answers the calls by which a user becomes the verified owner of a character. */
export const verifyAnswers = (deps: VerifyDeps): AnswersOf<'verify'> => {
  const { store, clock, random } = deps
  const tries = triesOf(deps)
  const seats = createSeats(deps, 'verifyCode')
  const isInIntroduction = codeFinder(deps)
  /** Whether a user owns a character and has nothing to prove: one that its introduction hides is shown again by a new code there. */
  const isOwner = async (id: number, user: string): Promise<boolean> => {
    if ((await store.ownerOf(id))?.user !== user) return false
    const stored = await store.readProfile(id)
    return stored === null || !isOptedOut(stored.profile)
  }

  return {
    verificationCode: async ({ id }, caller) => {
      const user = userKeyOf(caller)
      if (await isOwner(id, user)) return { ok: true, value: { code: '', verified: true } }
      const kept = await store.readCode(id, user, clock())
      if (kept !== null) return { ok: true, value: { code: kept, verified: false } }
      const refused = await tries.takeCode(user)
      if (refused) return refused
      const code = await store.keepCode(id, user, makeCode(random), clock())
      return { ok: true, value: { code, verified: false } }
    },

    verifyCode: async ({ id }, caller) => {
      const user = userKeyOf(caller)
      if (await isOwner(id, user)) return { ok: true, value: { verified: true } }
      const code = await store.readCode(id, user, clock())
      if (code === null) return expired
      const paused = await pauseOf(deps)
      if (paused) return paused
      const found = await seats.run(caller, () => isInIntroduction(id, code, () => tries.take(user, id, caller)))
      if (!found.ok) return found
      if (!found.value) return { ok: true, value: { verified: false } }
      // In this order a process can stop after any of them: whoever is the owner is so whole, and may ask again otherwise.
      await store.addCharacter(id, clock())
      await store.undoOptOut(id, clock())
      await store.own(id, user, clock())
      await store.dropCode(id, user)
      return { ok: true, value: { verified: true } }
    },
  }
}
