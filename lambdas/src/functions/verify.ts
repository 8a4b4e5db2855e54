import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { connectLodestone, connectStore, connectVerifier } from '../connect.ts'
import { settingsOf } from '../ground/environment.ts'
import { serve } from '../http/serve.ts'
import { verifyAnswers } from '../verify/verify.ts'

const settings = settingsOf('verify')

const store = connectStore(settings.KUPODEX_TABLE)

export const handler = serve<'verify'>(
  verifyAnswers({
    store,
    lodestone: connectLodestone(store, settings),
    rate: Number(settings.KUPODEX_LODESTONE_RATE),
    readerKey: settings.KUPODEX_READER_KEY,
    clock: Date.now,
    sleep,
    random: (below) => randomInt(below),
  }),
  settings,
  { verify: connectVerifier(settings) },
)
