import {
  type AnswerOf,
  type AnyCall,
  apiKeyHeader,
  type Call,
  type CallId,
  type FailureCode,
  fill,
  matchCall,
  type ParamsOf,
} from '@kupodex/data/contract'
import type { Log } from '../log.ts'
import type { KnowsKey } from './api-keys.ts'
import { clientOf } from './client-of.ts'
import { type HttpEvent, httpEventSchema, type HttpResult } from './event.ts'
import type { Limiter } from './limiter.ts'
import { respond, respondFailure, respondPreflight } from './respond.ts'

/** A refusal or failure: a code from the contract, a sentence for people, in how many seconds to try again, or where else. */
export interface Failure {
  ok: false
  code: FailureCode
  message: string
  retryAfter?: number
  location?: string
}

/** A call's outcome: its answer, or why there is none. */
export type Outcome<T> = { ok: true; value: T } | Failure

/** What of a request an answer may depend on besides its parameters. */
export interface Caller {
  /** Who asks, by address. */
  client: string
  /** Whether it came with a key of ours. */
  hasKey: boolean
}

/** Who answers which call: parameters are valid, the answer is what the contract says. */
export type Answers = {
  [Id in CallId]?: (params: ParamsOf<Id>, caller: Caller) => Promise<Outcome<AnswerOf<Id>>>
}

/** An answer, or a refusal, out of a request. */
export type HttpHandler = (event: HttpEvent) => Promise<HttpResult>

type AnyAnswer = (params: unknown, caller: Caller) => Promise<Outcome<unknown>>

/** What a function stands on besides its answers; without a limiter its calls are free. */
export interface HandlerWorld {
  log: Log
  limiter?: Limiter
  knowsKey?: KnowsKey
}

const admit = ({ cost }: AnyCall, { client, hasKey }: Caller, limiter: Limiter | undefined): Failure | null => {
  const wait = cost > 0 && !hasKey && limiter ? limiter(client, cost) : 0
  if (wait === 0) return null
  const message = `Too many requests; try again in ${wait} s.`
  return { ok: false, code: 'tooManyRequests', message, retryAfter: wait }
}

/** A call whose paths to other calls have the parameters in them. */
const filled = ({ cache, deprecated, published }: Call, params: Record<string, unknown>) => ({
  cache,
  ...(published === undefined ? {} : { published: fill(published, params) }),
  ...(deprecated ? { deprecated: { ...deprecated, successor: fill(deprecated.successor, params) } } : {}),
})

/**
 * What reaches a function begins like one of its calls and goes on in another way. Not 404: CloudFront puts the page for
 * what is not there in the place of each, whoever says it.
 */
const notHere: Failure = {
  ok: false,
  code: 'badRequest',
  message: 'There is no such call; it may have a word too many.',
}

const route = async (answers: Answers, world: HandlerWorld, event: HttpEvent): Promise<HttpResult> => {
  const { rawPath, requestContext, headers } = httpEventSchema.parse(event)
  const { method } = requestContext.http
  if (method === 'OPTIONS') return respondPreflight()
  const match = matchCall(method, rawPath)
  if (!match.ok) return respondFailure(match.code === 'noSuchCall' ? notHere : match)
  const answer = answers[match.call.id] as AnyAnswer | undefined
  if (!answer) return respondFailure(notHere)
  const key = headers[apiKeyHeader]
  const hasKey = key !== undefined && world.knowsKey?.(key) === true
  if (key !== undefined && world.knowsKey && !hasKey) {
    return respondFailure({ code: 'unauthorized', message: 'This API key is not known.' })
  }
  const caller = { client: clientOf(event), hasKey }
  const refused = admit(match.call, caller, world.limiter)
  if (refused) return respondFailure(refused)
  const outcome = await answer(match.params, caller)
  if (!outcome.ok) return respondFailure(outcome)
  return respond(outcome.value, filled(match.call, match.params), { method, headers })
}

/** Makes a function of its answers. What throws is a bug: it is logged, and the reader is told no detail. */
export const httpHandler =
  (answers: Answers, world: HandlerWorld): HttpHandler =>
  async (event) => {
    try {
      return await route(answers, world, event)
    } catch (error) {
      world.log({
        level: 'error',
        event: 'failed',
        path: event.rawPath,
        error: String((error as Error)?.stack ?? error),
      })
      return respondFailure({ code: 'internal', message: 'Something went wrong on our side.' })
    }
  }
