import { tokensMax } from '@kupodex/data/contract'
import type { Store } from '@kupodex/data/store'
import type { Failure } from '../http/failure.ts'
import type { AnswersOf } from '../http/handler.ts'
import { userKeyOf } from '../http/audience.ts'
import { makeToken } from './program-token.ts'

/** What the calls about tokens need; `clock` in epoch ms. */
export interface TokensDeps {
  store: Pick<Store, 'readTokens' | 'createToken' | 'revokeToken'>
  clock: () => number
}

const day = 24 * 60 * 60_000

const tooMany: Failure = {
  ok: false,
  code: 'tooManyTokens',
  message: `You can have at most ${tokensMax} tokens; revoke one first.`,
}

export const tokensAnswers = ({
  store,
  clock,
}: TokensDeps): Pick<AnswersOf<'user'>, 'tokens' | 'createToken' | 'revokeToken'> => ({
  tokens: async (_, caller) => ({ ok: true, value: { tokens: await store.readTokens(userKeyOf(caller)) } }),

  createToken: async (_, caller) => {
    const user = userKeyOf(caller)
    const { name, scopes, days } = caller.body
    const { token, ...made } = makeToken()
    const createdAt = clock()
    const expiresAt = days === null ? null : createdAt + days * day
    const isKept = await store.createToken(user, { ...made, name, scopes, createdAt, expiresAt }, tokensMax)
    return isKept ? { ok: true, value: { token, tokens: await store.readTokens(user) } } : tooMany
  },

  revokeToken: async ({ tokenId }, caller) => {
    const user = userKeyOf(caller)
    // Whoever repeats it because the answer was lost finds nothing to do.
    await store.revokeToken(user, tokenId)
    return { ok: true, value: { tokens: await store.readTokens(user) } }
  },
})
