import { type Call, type Scope, tokenHeader, tokenPrefix } from '@kupodex/data/contract'
import type { Headers } from './event.ts'
import type { Failure } from './failure.ts'

/** The user that the token of a request belongs to. */
export interface User {
  /** The issuer's name for the user (`sub`). */
  id: string
  /** What the user's items are kept under: the same for as long as the issuer's name is. */
  key: string
  /** The e-mail address in the token; null without one. */
  email: string | null
  roles: readonly string[]
  /** What the program may do that makes the request in place of the user; missing where the user is logged in. */
  scopes?: readonly Scope[]
}

/** Checks the bearer token of a request, and says why one is not valid. */
export type Verifier = (token: string) => Promise<{ ok: true; user: User } | Failure>

/** The key of the user who owns a character, and since when (epoch ms); null where nobody does. */
export type OwnerOf = (characterId: number) => Promise<{ user: string; since: number } | null>

/** What says who makes a request. Without `verify` only calls for anyone are answered, without `ownerOf` nobody owns anything. */
export interface AudienceDeps {
  verify?: Verifier
  ownerOf?: OwnerOf
}

const adminRole = 'admin'

const noToken: Failure = { ok: false, code: 'unauthorized', message: 'You must be logged in to do this.' }
const notForPrograms: Failure = {
  ok: false,
  code: 'forbidden',
  message: 'A program cannot do this; log in on the site instead.',
}
const lacksScope = (scope: Scope): Failure => ({
  ok: false,
  code: 'forbidden',
  message: `This token does not have the scope "${scope}".`,
})
const forbidden: Failure = { ok: false, code: 'forbidden', message: 'You do not have permission to do this.' }

/** The bearer token of a request (RFC 6750); null without one, and for more than one. */
const tokenOf = (headers: Headers): string | null =>
  /^bearer +([\w~+/.-]+=*)$/i.exec(headers[tokenHeader] ?? '')?.[1] ?? null

/** Whether a request has the token of a program, which has to be looked up, and no login. */
export const hasProgramToken = (headers: Headers): boolean => tokenOf(headers)?.startsWith(tokenPrefix) === true

/** Who may make a call: its user, null where it is for anyone; of a call for an owner, since when they own the character (epoch ms). */
interface Allowed {
  ok: true
  user: User | null
  ownedSince?: number
}

const admitted = async (
  audience: string,
  user: User,
  { id }: Record<string, unknown>,
  ownerOf: OwnerOf | undefined,
): Promise<Allowed | Failure> => {
  if (audience === 'owner') {
    const owner = typeof id === 'number' ? await ownerOf?.(id) : null
    return owner?.user === user.key ? { ok: true, user, ownedSince: owner.since } : forbidden
  }
  const isMeant = audience === 'user' || (audience === 'admin' && user.roles.includes(adminRole))
  return isMeant ? { ok: true, user } : forbidden
}

/** Why a user may not make a call through a program; null where there is no such reason. */
const scopeRefusal = (scope: Scope | undefined, { scopes }: User): Failure | null => {
  if (scopes === undefined) return null
  if (scope === undefined) return notForPrograms
  return scopes.includes(scope) ? null : lacksScope(scope)
}

/**
 * Decides whether a request may make a call, and returns the user: null if the call is for anyone, else the owner of the
 * token. Calls that are not for anyone are refused without a verifier, and for an unknown audience; of programs' tokens, those
 * without a scope for the call. `pay` takes from a user what the call costs, before anything is looked up to decide.
 */
export const authorize = async (
  { audience, scope }: Pick<Call, 'audience' | 'scope'>,
  params: Record<string, unknown>,
  headers: Headers,
  { verify, ownerOf }: AudienceDeps,
  pay: (user: User) => Failure | null = () => null,
): Promise<Allowed | Failure> => {
  if (audience === 'anyone') return { ok: true, user: null }
  const token = tokenOf(headers)
  if (token === null || verify === undefined) return noToken
  // Functions whose calls are all closed to programs cannot look their tokens up, and need not.
  if (scope === undefined && token.startsWith(tokenPrefix)) return notForPrograms
  const verified = await verify(token)
  if (!verified.ok) return verified
  const refused = pay(verified.user) ?? scopeRefusal(scope, verified.user)
  if (refused) return refused
  return admitted(audience, verified.user, params, ownerOf)
}

/** The key of the user who makes a call that is not for anyone: without one such a call comes to no answer. */
export const userKeyOf = ({ user }: { user: User | null }): string => {
  if (!user) throw new TypeError('A call of a user came without one.')
  return user.key
}
