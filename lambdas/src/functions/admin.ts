import { adminAnswers } from '../admin/admin.ts'
import { connectPublished, connectStore, connectVerifier, signInSettings } from '../connect.ts'
import { readEnvironment } from '../ground/environment.ts'
import { serve } from '../http/serve.ts'

const settings = readEnvironment(process.env, 'KUPODEX_TABLE', 'KUPODEX_BUCKET', 'KUPODEX_API_KEYS', ...signInSettings)

/** Answers the calls of editors. */
export const handler = serve<'admin'>(
  adminAnswers({
    store: connectStore(settings.KUPODEX_TABLE),
    published: connectPublished(settings.KUPODEX_BUCKET),
    clock: Date.now,
  }),
  settings,
  { verify: connectVerifier(settings) },
)
