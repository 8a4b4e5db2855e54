import { type Call, tokenHeader } from '@kupodex/data/contract'
import type { Headers } from './event.ts'
import type { Failure } from './failure.ts'

/** The user that the token of a request belongs to. */
export interface User {
  id: string
  isAdmin: boolean
  /** Whether the user is the verified owner of this character. */
  owns: (characterId: number) => Promise<boolean>
}

/** Checks the bearer token of a request; null where it is not valid. */
export type Verifier = (token: string) => Promise<User | null>

const noToken: Failure = { ok: false, code: 'unauthorized', message: 'You must be logged in to do this.' }
const forbidden: Failure = { ok: false, code: 'forbidden', message: 'You do not have permission to do this.' }

/** The bearer token of a request (RFC 6750); null without one. */
const tokenOf = (headers: Headers): string | null =>
  /^bearer +([\w~+/.-]+=*)$/i.exec(headers[tokenHeader] ?? '')?.[1] ?? null

const isMeant = async (audience: string, user: User, { id }: Record<string, unknown>): Promise<boolean> => {
  switch (audience) {
    case 'user':
      return true
    case 'owner':
      return typeof id === 'number' && (await user.owns(id))
    case 'admin':
      return user.isAdmin
    default:
      return false
  }
}

/**
 * Decides whether a request may make a call, and returns the user: null if the call is for anyone, else the owner of the
 * token. Calls that are not for anyone are refused without a verifier, and for an unknown audience.
 */
export const authorize = async (
  { audience }: Pick<Call, 'audience'>,
  params: Record<string, unknown>,
  headers: Headers,
  verify: Verifier | undefined,
): Promise<{ ok: true; user: User | null } | Failure> => {
  if (audience === 'anyone') return { ok: true, user: null }
  const token = tokenOf(headers)
  const user = token === null ? null : ((await verify?.(token)) ?? null)
  if (!user) return noToken
  return (await isMeant(audience, user, params)) ? { ok: true, user } : forbidden
}
