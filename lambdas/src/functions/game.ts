import { connectPublished } from '../connect.ts'
import { readEnvironment } from '../environment.ts'
import { gameAnswers } from '../game/game.ts'
import { readApiKeys } from '../http/api-keys.ts'
import { httpHandler } from '../http/handler.ts'
import { createLimiter } from '../http/limiter.ts'
import { jsonLog } from '../log.ts'

const { KUPODEX_BUCKET, KUPODEX_API_KEYS } = readEnvironment(process.env, 'KUPODEX_BUCKET', 'KUPODEX_API_KEYS')

/** Answers the game data calls that no single published file answers. */
export const handler = httpHandler(gameAnswers({ published: connectPublished(KUPODEX_BUCKET) }), {
  log: jsonLog,
  limiter: createLimiter(Date.now),
  knowsKey: readApiKeys(KUPODEX_API_KEYS),
})
