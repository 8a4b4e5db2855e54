import { settingsOf } from '../ground/environment.ts'
import { jsonLog } from '../ground/log.ts'
import { beforeEnd, functionsMachine, type RunContext } from '../ground/run-context.ts'
import type { WorkerTally } from '../sync/index.ts'
import { connectWorker, workUntil } from '../worker.ts'

/** Milliseconds at the end of a run in which no new character is started: enough for the current one. */
const spare = 65_000

const world = connectWorker(settingsOf('sync'), jsonLog, { machine: functionsMachine })

/** Syncs characters that are due until the run's time is almost over; returns how many had which outcome. */
export const handler = (_event: unknown, context: RunContext): Promise<WorkerTally> =>
  workUntil(world, beforeEnd(context, spare))
