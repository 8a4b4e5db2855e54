import { realtimeAnswers } from '../character/realtime.ts'
import { characterSettings, connectCharacters, connectSeats } from '../connect.ts'
import { readEnvironment } from '../ground/environment.ts'
import { serve } from '../http/serve.ts'

const settings = readEnvironment(process.env, ...characterSettings, 'KUPODEX_API_KEYS')
const characters = connectCharacters(settings)
const rate = Number(settings.KUPODEX_LODESTONE_RATE)

/** Answers the call that reads a character again. */
export const handler = serve<'realtime'>(
  realtimeAnswers({ ...characters, rate, seats: connectSeats(characters.store, settings, 'charrealtime') }),
  settings,
)
