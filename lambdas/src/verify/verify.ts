import type { Allowances, Store } from '@kupodex/data/store'
import type { AnswersOf } from '../http/handler.ts'
import type { Failure } from '../http/failure.ts'
import { userKeyOf } from '../http/user-of.ts'
import { hasCode, makeCode } from './code.ts'
import { type IntroductionDeps, isPassing, pauseOf, readIntroduction } from './introduction.ts'
import { triesOf } from './tries.ts'

/** What verifying characters needs; `random` gives a whole number below its argument, `rate` is in requests a second, `readerKey` the deployment's secret. */
export interface VerifyDeps extends IntroductionDeps {
  store: IntroductionDeps['store'] &
    Allowances &
    Pick<Store, 'ownerOf' | 'own' | 'readCode' | 'keepCode' | 'dropCode' | 'addCharacter'>
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
  const isOwner = async (id: number, user: string) => (await store.ownerOf(id))?.user === user

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
      const taken = await tries.take(user, id, caller)
      if (!taken.ok) return taken
      const introduction = await readIntroduction(deps, id)
      if (!introduction.ok) {
        if (isPassing(introduction)) await taken.value.giveBack()
        return introduction
      }
      if (!hasCode(introduction.value, code)) return { ok: true, value: { verified: false } }
      // In this order a process can stop after any of them: whoever is the owner is so whole, and may ask again otherwise.
      await store.addCharacter(id, clock())
      await store.own(id, user, clock())
      await store.dropCode(id, user)
      return { ok: true, value: { verified: true } }
    },
  }
}
