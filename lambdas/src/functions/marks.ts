import { connectPublished, connectStore, connectVerifierWithPrograms, signInSettings } from '../connect.ts'
import { readEnvironment } from '../ground/environment.ts'
import { serve } from '../http/serve.ts'
import { marksAnswers } from '../marks/marks.ts'

const settings = readEnvironment(process.env, 'KUPODEX_TABLE', 'KUPODEX_BUCKET', 'KUPODEX_API_KEYS', ...signInSettings)

const store = connectStore(settings.KUPODEX_TABLE)

/** Answers the calls of a character's verified owner. */
export const handler = serve<'marks'>(
  marksAnswers({ store, published: connectPublished(settings.KUPODEX_BUCKET), clock: Date.now }),
  settings,
  {
    verify: connectVerifierWithPrograms(settings, store),
    ownerOf: store.ownerOf,
  },
)
