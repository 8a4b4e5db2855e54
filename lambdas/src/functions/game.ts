import { connectPublished, connectStore } from '../connect.ts'
import { readEnvironment } from '../ground/environment.ts'
import { gameAnswers } from '../game/game.ts'
import { serve } from '../http/serve.ts'
import { jsonLog } from '../ground/log.ts'

const settings = readEnvironment(process.env, 'KUPODEX_TABLE', 'KUPODEX_BUCKET', 'KUPODEX_API_KEYS')

/** Answers the game data calls that no single published file answers. */
export const handler = serve<'game'>(
  gameAnswers({
    published: connectPublished(settings.KUPODEX_BUCKET),
    store: connectStore(settings.KUPODEX_TABLE),
    clock: Date.now,
    log: jsonLog,
  }),
  settings,
)
