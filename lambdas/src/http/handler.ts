import { type AnswerOf, type CallId, type FailureCode, matchCall, type ParamsOf } from '@kupodex/data/contract'
import type { Log } from '../log.ts'
import { type HttpEvent, httpEventSchema, type HttpResult } from './event.ts'
import { respond, respondFailure, respondPreflight } from './respond.ts'

/** A call's outcome: its answer, or a code from the contract with a sentence for people. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; code: FailureCode; message: string }

/** Who answers which call: parameters are valid, the answer is what the contract says. */
export type Answers = { [Id in CallId]?: (params: ParamsOf<Id>) => Promise<Outcome<AnswerOf<Id>>> }

/** An answer, or a refusal, out of a request. */
export type HttpHandler = (event: HttpEvent) => Promise<HttpResult>

type AnyAnswer = (params: unknown) => Promise<Outcome<unknown>>

const route = async (answers: Answers, event: HttpEvent): Promise<HttpResult> => {
  const { rawPath, requestContext, headers } = httpEventSchema.parse(event)
  const { method } = requestContext.http
  if (method === 'OPTIONS') return respondPreflight()
  const match = matchCall(method, rawPath)
  if (!match.ok) return respondFailure(match.code, match.message)
  const answer = answers[match.call.id] as AnyAnswer | undefined
  if (!answer) return respondFailure('noSuchCall', 'There is no such call here.')
  const outcome = await answer(match.params)
  if (!outcome.ok) return respondFailure(outcome.code, outcome.message)
  return respond(outcome.value, match.call.cache, { method, headers })
}

/** Makes a function of its answers. What throws is a bug: it is logged, and the reader is told no detail. */
export const httpHandler =
  (answers: Answers, { log }: { log: Log }): HttpHandler =>
  async (event) => {
    try {
      return await route(answers, event)
    } catch (error) {
      log({ level: 'error', event: 'failed', path: event.rawPath, error: String((error as Error)?.stack ?? error) })
      return respondFailure('internal', 'Something went wrong on our side.')
    }
  }
