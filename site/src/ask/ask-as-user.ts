import { callAddress, userCallPaths } from '@kupodex/data/contract'
import type { Tokens } from '#session/tokens.ts'
import { jsonBody } from '@kupodex/data/json-body'
import type { Outcome } from './outcome.ts'
import type { AskId } from './request-line.ts'

const tokenHeader = 'authorization'

/** Refusals of the token, whatever was asked for with it. */
const ofToken: readonly string[] = ['unauthorized', 'tokenExpired']

/** Without a token: nobody is logged in, or the provider of logins cannot be asked for a new one. */
const without = (token: null | undefined): Outcome<never> => ({
  ok: false,
  code: token === null ? 'loggedOut' : 'loginUnreachable',
})

const isRefused = (outcome: Outcome<unknown>): boolean => !outcome.ok && ofToken.includes(outcome.code)

interface UserDeps {
  send: (path: string, init: RequestInit) => Promise<Outcome<Record<string, unknown>>>
  token: Tokens
}

/**
 * Makes a call as the user who is logged in, `body` sent as JSON; a token that is refused is renewed once. Without one nothing is sent, and that is
 * `loggedOut`, as is a token that is refused for good, or `loginUnreachable` where there may be one again.
 */
export const askAsUser = async (
  id: AskId,
  params: object,
  body: unknown,
  { send, token }: UserDeps,
): Promise<Outcome<Record<string, unknown>>> => {
  const { method, path } = userCallPaths[id as keyof typeof userCallPaths]
  const { headers = {}, ...sent } = method === 'GET' ? {} : await jsonBody(body)
  const to = callAddress(path, params)
  const attempt = (proof: string) =>
    send(to, { method, headers: { ...headers, [tokenHeader]: `Bearer ${proof}` }, ...sent })
  const proof = await token()
  if (proof == null) return without(proof)
  const outcome = await attempt(proof)
  if (!isRefused(outcome)) return outcome
  const renewed = await token(proof)
  if (renewed == null) return without(renewed)
  const second = await attempt(renewed)
  return isRefused(second) ? without(null) : second
}
