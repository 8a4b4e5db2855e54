import { connectStore } from '../connect.ts'
import { settingsOf } from '../ground/environment.ts'
import { serve } from '../http/serve.ts'
import { loadPlaces, placesChangedAt, searchAnswers } from '../search/search.ts'

const settings = settingsOf('search')

export const handler = serve<'search'>(
  searchAnswers({ store: connectStore(settings.KUPODEX_TABLE), places: loadPlaces(), deployTime: placesChangedAt() }),
  settings,
)
