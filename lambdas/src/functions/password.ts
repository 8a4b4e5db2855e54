import { connectStore } from '../connect.ts'
import { settingsOf } from '../ground/environment.ts'
import { jsonLog } from '../ground/log.ts'
import { beforeEnd, type RunContext } from '../ground/run-context.ts'
import { answerPool } from '../users/pool-event.ts'

const settings = settingsOf('password')

/** Milliseconds of a run that are left for a start and the answer: Cognito waits for five seconds in all. */
const spare = 2000

const deps = { store: connectStore(settings.KUPODEX_TABLE), log: jsonLog }

/** Ends the tokens of programs after a new password; the user pool calls it. */
export const handler = <Event>(event: Event, context: RunContext): Promise<Event> =>
  answerPool(deps, event, beforeEnd(context, spare))
