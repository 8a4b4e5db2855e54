import { characterAnswers } from '../character/character.ts'
import { connectPublished, connectStore } from '../connect.ts'
import { readEnvironment } from '../environment.ts'
import { httpHandler } from '../http/handler.ts'
import { jsonLog } from '../log.ts'

const { KUPODEX_TABLE, KUPODEX_BUCKET } = readEnvironment(process.env, 'KUPODEX_TABLE', 'KUPODEX_BUCKET')

/** Answers the character calls. */
export const handler = httpHandler(
  characterAnswers({
    store: connectStore(KUPODEX_TABLE),
    published: connectPublished(KUPODEX_BUCKET),
    clock: Date.now,
  }),
  { log: jsonLog },
)
