import type { FunctionName } from '@kupodex/data/contract'
import { jsonLog } from '../log.ts'
import { readApiKeys } from './api-keys.ts'
import { type AnswersOf, httpHandler, type HttpHandler } from './handler.ts'
import { createLimiter } from './limiter.ts'

/** Makes the entry point of a function from its answers, with what all functions have in common. */
export const serve = <Name extends FunctionName>(
  answers: AnswersOf<Name>,
  { KUPODEX_API_KEYS: keys }: Readonly<Record<'KUPODEX_API_KEYS', string>>,
): HttpHandler => httpHandler(answers, { log: jsonLog, limiter: createLimiter(Date.now), knowsKey: readApiKeys(keys) })
