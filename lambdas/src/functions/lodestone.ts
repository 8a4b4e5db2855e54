import { setTimeout as sleep } from 'node:timers/promises'
import { connectBudget, connectLodestone, connectStore } from '../connect.ts'
import { settingsOf } from '../ground/environment.ts'
import { serve } from '../http/serve.ts'
import { searches } from '../readers/rules.ts'
import { lodestoneSearchAnswers } from '../search/lodestone-search.ts'
import { loadPlaces } from '../search/search.ts'

const settings = settingsOf('lodestone')

const store = connectStore(settings.KUPODEX_TABLE)

export const handler = serve<'lodestone'>(
  lodestoneSearchAnswers({
    store,
    searches: connectBudget(store, settings, searches),
    lodestone: connectLodestone(store, settings),
    places: loadPlaces(),
    clock: Date.now,
    sleep,
  }),
  settings,
)
