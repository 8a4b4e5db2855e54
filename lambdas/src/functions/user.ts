import { loadTable } from '@kupodex/data/tables'
import { connectSeats, connectShownBanners, connectStore, connectVerifierWithPrograms } from '../connect.ts'
import { settingsOf } from '../ground/environment.ts'
import { serve } from '../http/serve.ts'
import { userAnswers } from '../users/user.ts'

const settings = settingsOf('user')

const store = connectStore(settings.KUPODEX_TABLE)

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
