import { connectPublished, connectStore } from '../connect.ts'
import { feedAnswers } from '../feed/feed.ts'
import { readEnvironment } from '../ground/environment.ts'
import { serve } from '../http/serve.ts'

const settings = readEnvironment(process.env, 'KUPODEX_TABLE', 'KUPODEX_BUCKET', 'KUPODEX_API_KEYS')

/** Answers with feeds of characters, free companies and places. */
export const handler = serve<'feed'>(
  feedAnswers({
    store: connectStore(settings.KUPODEX_TABLE),
    published: connectPublished(settings.KUPODEX_BUCKET),
  }),
  settings,
)
