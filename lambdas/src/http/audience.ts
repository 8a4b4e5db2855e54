import { type Call, tokenHeader } from '@kupodex/data/contract'
import type { Headers } from './event.ts'
import type { Failure } from './failure.ts'

/** Who asks, as the token of the request says. */
export interface User {
  id: string
  isAdmin: boolean
  /** Whether it is verified that this character is theirs. */
  owns: (characterId: number) => Promise<boolean>
}

/** Checks the bearer token of a request; null where it is not valid. */
export type Verifier = (token: string) => Promise<User | null>

const noToken: Failure = { ok: false, code: 'unauthorized', message: 'You must be logged in to do this.' }
const forbidden: Failure = { ok: false, code: 'forbidden', message: 'You do not have permission to do this.' }

/** The bearer token of a request (RFC 6750), where it came with one. */
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
 * Decides who may make a call: the user is null where it is for anyone, else who the token belongs to, if the call is for them.
 * Everything that is not open to anyone is closed: without a verifier, and for an audience that is not known here.
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
