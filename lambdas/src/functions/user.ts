import { loadTable } from '@kupodex/data/tables'
import {
  connectSeats,
  connectShownBanners,
  connectStore,
  connectVerifierWithPrograms,
  signInSettings,
} from '../connect.ts'
import { readEnvironment } from '../ground/environment.ts'
import { serve } from '../http/serve.ts'
import { userAnswers } from '../users/user.ts'

const settings = readEnvironment(
  process.env,
  ...(['KUPODEX_TABLE', 'KUPODEX_BUCKET', 'KUPODEX_API_KEYS', 'KUPODEX_READER_KEY', ...signInSettings] as const),
)

const store = connectStore(settings.KUPODEX_TABLE)

/** Answers the calls of an account. */
export const handler = serve<'user'>(
  userAnswers({
    store,
    banners: connectShownBanners(settings.KUPODEX_BUCKET),
    seats: connectSeats(store, settings, 'exportAccount'),
    worlds: new Map(loadTable('worlds').map(({ id, name }) => [id, name])),
    clock: Date.now,
  }),
  settings,
  { verify: connectVerifierWithPrograms(settings, store) },
)
