import { setTimeout as sleep } from 'node:timers/promises'
import { characterAnswers } from '../character/character.ts'
import { connectBudget, connectPublished, connectStore } from '../connect.ts'
import { readEnvironment } from '../environment.ts'
import { readApiKeys } from '../http/api-keys.ts'
import { httpHandler } from '../http/handler.ts'
import { createLimiter } from '../http/limiter.ts'
import { jsonLog } from '../log.ts'
import { readings } from '../readers/rules.ts'

const settings = readEnvironment(
  process.env,
  'KUPODEX_TABLE',
  'KUPODEX_BUCKET',
  'KUPODEX_LODESTONE_RATE',
  'KUPODEX_API_KEYS',
  'KUPODEX_READER_KEY',
)

const store = connectStore(settings.KUPODEX_TABLE)

/** Answers the character calls. */
export const handler = httpHandler(
  characterAnswers({
    store,
    published: connectPublished(settings.KUPODEX_BUCKET),
    readings: connectBudget(store, settings, readings),
    clock: Date.now,
    sleep,
  }),
  { log: jsonLog, limiter: createLimiter(Date.now), knowsKey: readApiKeys(settings.KUPODEX_API_KEYS) },
)
