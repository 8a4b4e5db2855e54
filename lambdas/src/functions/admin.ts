import { adminAnswers } from '../admin/admin.ts'
import { connectPublished, connectStore, connectVerifier } from '../connect.ts'
import { settingsOf } from '../ground/environment.ts'
import { serve } from '../http/serve.ts'

const settings = settingsOf('admin')

export const handler = serve<'admin'>(
  adminAnswers({
    store: connectStore(settings.KUPODEX_TABLE),
    published: connectPublished(settings.KUPODEX_BUCKET),
    clock: Date.now,
  }),
  settings,
  { verify: connectVerifier(settings) },
)
