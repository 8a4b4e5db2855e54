import { cardHandler } from '../card/card.ts'
import { openCardMaker } from '../card/make.ts'
import { connectCardFiles, connectPublished, connectStore } from '../connect.ts'
import { settingsOf } from '../ground/environment.ts'
import { createLimiter } from '../http/limiter.ts'
import { jsonLog } from '../ground/log.ts'
import { createBudget } from '../readers/budget.ts'
import { drawings } from '../readers/rules.ts'

const settings = settingsOf('card')

const store = connectStore(settings.KUPODEX_TABLE)

export const handler = cardHandler({
  store,
  published: connectPublished(settings.KUPODEX_BUCKET),
  files: connectCardFiles(settings.KUPODEX_BUCKET),
  limiter: createLimiter(Date.now),
  drawings: createBudget({ store, clock: Date.now, readerKey: settings.KUPODEX_READER_KEY }, drawings),
  draw: openCardMaker(),
  clock: Date.now,
  log: jsonLog,
})
