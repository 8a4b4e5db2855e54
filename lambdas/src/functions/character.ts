import { characterAnswers } from '../character/character.ts'
import { connectPublished, connectStore } from '../connect.ts'
import { readEnvironment } from '../environment.ts'
import { readApiKeys } from '../http/api-keys.ts'
import { httpHandler } from '../http/handler.ts'
import { createLimiter } from '../http/limiter.ts'
import { jsonLog } from '../log.ts'

const settings = readEnvironment(process.env, 'KUPODEX_TABLE', 'KUPODEX_BUCKET', 'KUPODEX_API_KEYS')

/** Answers the character calls. */
export const handler = httpHandler(
  characterAnswers({
    store: connectStore(settings.KUPODEX_TABLE),
    published: connectPublished(settings.KUPODEX_BUCKET),
    clock: Date.now,
  }),
  { log: jsonLog, limiter: createLimiter(Date.now), knowsKey: readApiKeys(settings.KUPODEX_API_KEYS) },
)
