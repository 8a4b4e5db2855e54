import { connectPublished } from '../connect.ts'
import { readEnvironment } from '../environment.ts'
import { gameAnswers } from '../game/game.ts'
import { httpHandler } from '../http/handler.ts'
import { jsonLog } from '../log.ts'

const { KUPODEX_BUCKET } = readEnvironment(process.env, 'KUPODEX_BUCKET')

/** Answers the game data calls that no single published file answers. */
export const handler = httpHandler(gameAnswers({ published: connectPublished(KUPODEX_BUCKET) }), { log: jsonLog })
