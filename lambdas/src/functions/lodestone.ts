import { setTimeout as sleep } from 'node:timers/promises'
import { createLodestone } from '@kupodex/data/lodestone'
import { connectBudget, connectStore } from '../connect.ts'
import { readEnvironment } from '../ground/environment.ts'
import { serve } from '../http/serve.ts'
import { searches } from '../readers/rules.ts'
import { lodestoneSearchAnswers } from '../search/lodestone-search.ts'
import { loadPlaces } from '../search/places.ts'

const settings = readEnvironment(
  process.env,
  'KUPODEX_TABLE',
  'KUPODEX_CONTACT',
  'KUPODEX_LODESTONE_RATE',
  'KUPODEX_API_KEYS',
  'KUPODEX_READER_KEY',
  'KUPODEX_LODESTONE',
)

const store = connectStore(settings.KUPODEX_TABLE)
const lodestone = createLodestone({
  contact: settings.KUPODEX_CONTACT,
  pace: store.sharedPace(Number(settings.KUPODEX_LODESTONE_RATE)),
  // A reader is waiting: one try, with a short timeout.
  limits: { tries: 1, firstWait: 3000, longestWait: 60_000 },
  timeout: 7000,
  base: settings.KUPODEX_LODESTONE,
})

/** Answers the search for characters of the Lodestone. */
export const handler = serve<'lodestone'>(
  lodestoneSearchAnswers({
    store,
    searches: connectBudget(store, settings, searches),
    lodestone,
    places: loadPlaces(),
    clock: Date.now,
    sleep,
  }),
  settings,
)
