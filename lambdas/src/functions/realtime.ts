import { realtimeAnswers } from '../character/realtime.ts'
import { connectCharacters, connectSeats } from '../connect.ts'
import { settingsOf } from '../ground/environment.ts'
import { serve } from '../http/serve.ts'

const settings = settingsOf('realtime')
const characters = connectCharacters(settings)
const rate = Number(settings.KUPODEX_LODESTONE_RATE)

export const handler = serve<'realtime'>(
  realtimeAnswers({ ...characters, rate, seats: connectSeats(characters.store, settings, 'charrealtime') }),
  settings,
)
