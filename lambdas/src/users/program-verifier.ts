import { tokenPrefix } from '@kupodex/data/contract'
import type { Store } from '@kupodex/data/store'
import type { Verifier } from '../http/audience.ts'
import type { Failure } from '../http/failure.ts'
import { hashOfToken, isProgramToken } from './program-token.ts'

/** What the check of programs' tokens needs; `clock` in epoch ms. */
export interface ProgramVerifierDeps {
  store: Pick<Store, 'useToken'>
  clock: () => number
}

const notValid: Failure = {
  ok: false,
  code: 'unauthorized',
  message: 'This token is not valid; it may have been revoked.',
}
const expired: Failure = { ok: false, code: 'tokenExpired', message: 'This token has expired; make another one.' }

/** Where programs ask too: their tokens are looked up, others are left to `verifyLogin`. A program has no role of its user's, and no e-mail address. */
export const withPrograms =
  (verifyLogin: Verifier, { store, clock }: ProgramVerifierDeps): Verifier =>
  async (token) => {
    if (!token.startsWith(tokenPrefix)) return verifyLogin(token)
    if (!isProgramToken(token)) return notValid
    const now = clock()
    const used = await store.useToken(hashOfToken(token), now)
    if (!used) return notValid
    const { user, scopes, expiresAt } = used
    if (expiresAt !== null && expiresAt <= now) return expired
    return { ok: true, user: { id: user, key: user, email: null, roles: [], scopes } }
  }
