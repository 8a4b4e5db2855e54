import type { Call } from '@kupodex/data/contract'
import type { Headers } from './event.ts'
import type { Failure } from './failure.ts'

/** Who is proven to ask. */
export interface User {
  id: string
  isAdmin: boolean
  /** Whether it is verified that this character is theirs. */
  owns: (characterId: number) => Promise<boolean>
}

/** Proves who asks by the headers of a request; null where they prove nobody. */
export type Verifier = (headers: Headers) => Promise<User | null>

const unproven: Failure = { ok: false, code: 'unauthorized', message: 'You must be logged in to do this.' }
const forbidden: Failure = { ok: false, code: 'forbidden', message: 'You do not have permission to do this.' }

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
 * Lets through whom a call is for: null for a call of anybody's, the user where one is proven and meant, else the refusal.
 * Everything that is not open to anyone is closed: without a verifier, and for an audience that is not known here.
 */
export const authorize = async (
  { audience }: Pick<Call, 'audience'>,
  params: Record<string, unknown>,
  headers: Headers,
  verify: Verifier | undefined,
): Promise<{ ok: true; user: User | null } | Failure> => {
  if (audience === 'anyone') return { ok: true, user: null }
  const user = (await verify?.(headers)) ?? null
  if (!user) return unproven
  return (await isMeant(audience, user, params)) ? { ok: true, user } : forbidden
}
