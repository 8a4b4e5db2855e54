import { connectStore } from '../connect.ts'
import { readEnvironment } from '../environment.ts'
import { readApiKeys } from '../http/api-keys.ts'
import { httpHandler } from '../http/handler.ts'
import { createLimiter } from '../http/limiter.ts'
import { jsonLog } from '../log.ts'
import { loadPlaces } from '../search/places.ts'
import { searchAnswers } from '../search/search.ts'

const { KUPODEX_TABLE, KUPODEX_API_KEYS } = readEnvironment(process.env, 'KUPODEX_TABLE', 'KUPODEX_API_KEYS')

/** Answers the search for characters that the product knows. */
export const handler = httpHandler(searchAnswers({ store: connectStore(KUPODEX_TABLE), places: loadPlaces() }), {
  log: jsonLog,
  limiter: createLimiter(Date.now),
  knowsKey: readApiKeys(KUPODEX_API_KEYS),
})
