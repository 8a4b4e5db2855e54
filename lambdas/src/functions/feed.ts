import { connectPublished, connectStore } from '../connect.ts'
import { feedAnswers } from '../feed/feed.ts'
import { settingsOf } from '../ground/environment.ts'
import { serve } from '../http/serve.ts'

const settings = settingsOf('feed')

export const handler = serve<'feed'>(
  feedAnswers({
    store: connectStore(settings.KUPODEX_TABLE),
    published: connectPublished(settings.KUPODEX_BUCKET),
  }),
  settings,
)
