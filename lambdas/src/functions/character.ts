import { loadTable } from '@kupodex/data/tables'
import { characterAnswers } from '../character/character.ts'
import { connectCharacters } from '../connect.ts'
import { settingsOf } from '../ground/environment.ts'
import { serve } from '../http/serve.ts'

const settings = settingsOf('character')

const races = new Map(loadTable('races').map(({ id, masculine }) => [id, masculine.en]))
const people = new Map(
  loadTable('clans').map(({ id, masculine, raceId }) => [id, { race: races.get(raceId) ?? '', tribe: masculine.en }]),
)

export const handler = serve<'character'>(characterAnswers({ ...connectCharacters(settings), people }), settings)
