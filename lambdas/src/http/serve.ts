import type { FunctionName } from '@kupodex/data/contract'
import { jsonLog } from '../ground/log.ts'
import { readApiKeys } from './api-keys.ts'
import type { AudienceDeps } from './audience.ts'
import { type AnswersOf, httpHandler, type HttpHandler } from './handler.ts'
import { createLimiter } from './limiter.ts'

/** The entry point of a function, with what all have in common. One whose calls are not all for anyone needs what says who asks. */
export const serve = <Name extends FunctionName>(
  answers: AnswersOf<Name>,
  { KUPODEX_API_KEYS: keys }: Readonly<Record<'KUPODEX_API_KEYS', string>>,
  audience: AudienceDeps = {},
): HttpHandler =>
  httpHandler(answers, {
    log: jsonLog,
    limiter: createLimiter(Date.now),
    knowsKey: readApiKeys(keys),
    ...audience,
  })
