import { connectPublished, connectStore } from '../connect.ts'
import { settingsOf } from '../ground/environment.ts'
import { gameAnswers } from '../game/game.ts'
import { serve } from '../http/serve.ts'
import { jsonLog } from '../ground/log.ts'

const settings = settingsOf('game')

export const handler = serve<'game'>(
  gameAnswers({
    published: connectPublished(settings.KUPODEX_BUCKET),
    store: connectStore(settings.KUPODEX_TABLE),
    clock: Date.now,
    log: jsonLog,
  }),
  settings,
)
