import { characterAnswers } from '../character/character.ts'
import { characterSettings, connectCharacters } from '../connect.ts'
import { readEnvironment } from '../environment.ts'
import { serve } from '../http/serve.ts'

const settings = readEnvironment(process.env, ...characterSettings, 'KUPODEX_API_KEYS')

/** Answers the character calls. */
export const handler = serve<'character'>(characterAnswers(connectCharacters(settings)), settings)
