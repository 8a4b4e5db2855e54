import {
  type AnswerOf,
  apiKeyHeader,
  type BodyOf,
  type Call,
  type CallId,
  type CallIdOf,
  costOf,
  fetchPurposeHeader,
  fetchSiteHeader,
  fill,
  type FunctionName,
  leastCost,
  type Match,
  matchCall,
  type Matcher,
  type ParamsOf,
  tokenHeader,
} from '@kupodex/data/contract'
import { robots } from '@kupodex/data/robots'
import type { Log } from '../ground/log.ts'
import type { KnowsKey } from './api-keys.ts'
import { type AudienceDeps, authorize, hasProgramToken, type User } from './audience.ts'
import { readBody } from './body.ts'
import { clientOf } from './client-of.ts'
import { type Headers, type HttpEvent, httpEventSchema, type HttpResult } from './event.ts'
import type { Failure, Outcome } from './failure.ts'
import { type Limiter, tooManyRequests } from './limiter.ts'
import { respond, respondFailure, respondPreflight } from './respond.ts'

/** What an answer may depend on besides the parameters of the call. */
export interface Caller<Body = Buffer> {
  /** The reader's address. */
  client: string
  hasKey: boolean
  /** Whether a page of another site makes the request, which its reader may not know about. */
  isForeign: boolean
  /** Whether nobody looks at what is asked for: a known robot asks, or a browser that fetches ahead. */
  isUnattended?: boolean
  /** The user that the token belongs to; null for calls that are for anyone. */
  user: User | null
  /** Since when the user owns the character of the call (epoch ms); missing for calls that are not for owners. */
  ownedSince?: number | undefined
  /** What the call's schema makes of the request's body; its bytes where the call has none. */
  body: Body
}

type ReadBodyOf<Id extends CallId> = BodyOf<Id> extends undefined ? Buffer : BodyOf<Id>

/** Answers a call: its parameters and body are valid, the answer is what the contract says. */
type Answer<Id extends CallId> = (
  params: ParamsOf<Id>,
  caller: Caller<ReadBodyOf<Id>>,
) => Promise<Outcome<AnswerOf<Id>>>

export type Answers = { [Id in CallId]?: Answer<Id> }

/** Answers of every call that the contract assigns to a function; a missing one does not compile. */
export type AnswersOf<Name extends FunctionName> = { [Id in CallIdOf<Name>]: Answer<Id> }

export type HttpHandler = (event: HttpEvent) => Promise<HttpResult>

type AnyAnswer = (params: unknown, caller: Caller<unknown>) => Promise<Outcome<unknown>>

/** What a function needs besides its answers; without a limiter its calls are free. */
interface HandlerDeps extends AudienceDeps {
  log: Log
  limiter?: Limiter
  knowsKey?: KnowsKey
  /** Finds the call of a request; among those of the contract. */
  match?: Matcher
}

/** The cost of an unknown key in points, whatever the call costs: guessing is not free. */
const wrongKeyCost = 5

/** The cost of a token that is not valid, from an account of its own: a page may send some before it knows that it is logged out. */
const wrongTokenCost = 1

/** What browsers send for requests by our own pages and by users directly; programs send nothing. A sibling host is not ours. */
const ownSites = ['same-origin', 'none']

/** Whether a known robot makes a request, or a browser before anybody opens the page. */
const isByProgram = (headers: Headers): boolean =>
  robots.test(headers['user-agent'] ?? '') || /prefetch|prerender|preview/.test(headers[fetchPurposeHeader] ?? '')

const unknownKey: Failure = { ok: false, code: 'unauthorized', message: 'This API key is not valid.' }

const admit = (cost: number, client: string, limiter: Limiter | undefined, need = cost): Failure | null => {
  const wait = need > 0 && limiter ? limiter(client, cost, need) : 0
  return wait === 0 ? null : tooManyRequests(wait)
}

/**
 * Decides who makes a call, and takes what it costs: from the user where there is one, so that who shares an address locks nobody out who
 * is logged in; else from the address. Signatures are checked at no cost but time; before the token of a program is looked up, the
 * address must have guessed few.
 */
const admitCaller = async (
  call: Call,
  params: Record<string, unknown>,
  { headers, client, cost }: { headers: Headers; client: string; cost: number },
  deps: HandlerDeps,
): ReturnType<typeof authorize> => {
  const { limiter } = deps
  if (call.audience === 'anyone') return admit(cost, client, limiter) ?? { ok: true, user: null }
  const guesses = `guesses ${client}`
  const stopped = hasProgramToken(headers) ? admit(0, guesses, limiter, wrongTokenCost) : null
  if (stopped) return stopped
  const payer = { isKnown: false }
  const allowed = await authorize(call, params, headers, deps, (user) => {
    payer.isKnown = true
    // A user's points are the same from wherever, and through whichever program, the user asks.
    return admit(cost, `user ${user.key}`, limiter)
  })
  if (payer.isKnown || allowed.ok) return allowed
  const isGuess = headers[tokenHeader] !== undefined && allowed.code === 'unauthorized'
  return (isGuess ? admit(wrongTokenCost, guesses, limiter) : admit(cost, client, limiter)) ?? allowed
}

/** A call with the parameters filled into its links to other paths. */
const filled = ({ audience, cache, mediaType, deprecated, published }: Call, params: Record<string, unknown>) => ({
  audience,
  cache,
  ...(mediaType === undefined ? {} : { mediaType }),
  ...(published === undefined ? {} : { published: fill(published, params) }),
  ...(deprecated ? { deprecated: { ...deprecated, successor: fill(deprecated.successor, params) } } : {}),
})

/** The path begins like a call of the function but goes on differently. Not 404: the edge answers unknown addresses, so this is a call with a mistake. */
const notHere: Failure = {
  ok: false,
  code: 'badRequest',
  message: 'There is no endpoint at this address; its path may have a part too many.',
}

/** Finds the call of a request; of a preflight, the call that the browser will make. */
const matchOf = (answers: Answers, { match: find = matchCall }: HandlerDeps, method: string, path: string): Match => {
  const match = find(method, path)
  if (!match.ok) return match.code === 'noSuchCall' ? notHere : match
  return answers[match.call.id] ? match : notHere
}

const route = async (answers: Answers, deps: HandlerDeps, event: HttpEvent): Promise<HttpResult> => {
  const { requestContext, headers, ...request } = httpEventSchema.parse(event)
  const { method } = requestContext.http
  const client = clientOf(event)
  if (method === 'OPTIONS') {
    const limited = admit(leastCost, client, deps.limiter)
    if (limited) return respondFailure(limited)
    const match = matchOf(answers, deps, headers['access-control-request-method'] ?? 'GET', event.rawPath)
    return respondPreflight(match.ok ? match.call : undefined)
  }
  const match = matchOf(answers, deps, method, event.rawPath)
  if (!match.ok) return respondFailure(admit(leastCost, client, deps.limiter) ?? match)
  const { call, params } = match
  const refuse = (failure: Failure) => respondFailure(failure, call)

  const key = headers[apiKeyHeader]
  const hasKey = key !== undefined && deps.knowsKey?.(key) === true
  if (key !== undefined && deps.knowsKey !== undefined && !hasKey)
    return refuse(admit(wrongKeyCost, client, deps.limiter) ?? unknownKey)

  const cost = hasKey ? 0 : costOf(call, params)
  const allowed = await admitCaller(call, params, { headers, client, cost }, deps)
  if (!allowed.ok) return refuse(allowed)
  const body = readBody(request, call)
  if (!body.ok) return refuse(body)

  const isForeign = !ownSites.includes(headers[fetchSiteHeader] ?? 'none')
  const isUnattended = isByProgram(headers)
  const answer = answers[call.id] as AnyAnswer
  const { user, ownedSince } = allowed
  const outcome = await answer(params, { client, hasKey, isForeign, isUnattended, user, ownedSince, body: body.value })
  if (!outcome.ok) return refuse(outcome)
  return respond(outcome.value, filled(call, params), { method, headers })
}

/** Makes a handler from the answers of a function. An exception is a bug: it is logged, and the reader gets no details. */
export const httpHandler =
  (answers: Answers, deps: HandlerDeps): HttpHandler =>
  async (event) => {
    try {
      return await route(answers, deps, event)
    } catch (error) {
      deps.log({
        level: 'error',
        event: 'failed',
        path: event.rawPath,
        error: String((error as Error)?.stack ?? error),
      })
      return respondFailure({ code: 'internal', message: 'Something went wrong on the server.' })
    }
  }
