import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { createLodestone } from '@kupodex/data/lodestone'
import { connectStore, connectVerifier, signInSettings } from '../connect.ts'
import { readEnvironment } from '../ground/environment.ts'
import { serve } from '../http/serve.ts'
import { verifyAnswers } from '../verify/verify.ts'

const settings = readEnvironment(
  process.env,
  'KUPODEX_TABLE',
  'KUPODEX_CONTACT',
  'KUPODEX_LODESTONE_RATE',
  'KUPODEX_API_KEYS',
  'KUPODEX_READER_KEY',
  'KUPODEX_LODESTONE',
  ...signInSettings,
)

const rate = Number(settings.KUPODEX_LODESTONE_RATE)
const store = connectStore(settings.KUPODEX_TABLE)
const lodestone = createLodestone({
  contact: settings.KUPODEX_CONTACT,
  pace: store.sharedPace(rate),
  // A user is waiting: one try, with a short timeout.
  limits: { tries: 1, firstWait: 3000, longestWait: 60_000 },
  timeout: 7000,
  base: settings.KUPODEX_LODESTONE,
})

/** Answers the calls by which users verify characters. */
export const handler = serve<'verify'>(
  verifyAnswers({
    store,
    lodestone,
    rate,
    readerKey: settings.KUPODEX_READER_KEY,
    clock: Date.now,
    sleep,
    random: (below) => randomInt(below),
  }),
  settings,
  { verify: connectVerifier(settings) },
)
