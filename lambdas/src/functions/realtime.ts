import { setTimeout as sleep } from 'node:timers/promises'
import { realtimeAnswers } from '../character/realtime.ts'
import { connectPublished, connectStore } from '../connect.ts'
import { readEnvironment } from '../environment.ts'
import { readApiKeys } from '../http/api-keys.ts'
import { httpHandler } from '../http/handler.ts'
import { createLimiter } from '../http/limiter.ts'
import { jsonLog } from '../log.ts'

const settings = readEnvironment(
  process.env,
  'KUPODEX_TABLE',
  'KUPODEX_BUCKET',
  'KUPODEX_LODESTONE_RATE',
  'KUPODEX_API_KEYS',
)

/** Answers the call that reads a character anew. */
export const handler = httpHandler(
  realtimeAnswers({
    store: connectStore(settings.KUPODEX_TABLE),
    published: connectPublished(settings.KUPODEX_BUCKET),
    clock: Date.now,
    sleep,
    rate: Number(settings.KUPODEX_LODESTONE_RATE),
  }),
  { log: jsonLog, limiter: createLimiter(Date.now), knowsKey: readApiKeys(settings.KUPODEX_API_KEYS) },
)
