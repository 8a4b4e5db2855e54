import { connectPublished, connectStore, connectVerifierWithPrograms } from '../connect.ts'
import { settingsOf } from '../ground/environment.ts'
import { serve } from '../http/serve.ts'
import { marksAnswers } from '../marks/marks.ts'

const settings = settingsOf('marks')

const store = connectStore(settings.KUPODEX_TABLE)

export const handler = serve<'marks'>(
  marksAnswers({ store, published: connectPublished(settings.KUPODEX_BUCKET), clock: Date.now }),
  settings,
  {
    verify: connectVerifierWithPrograms(settings, store),
    ownerOf: store.ownerOf,
  },
)
