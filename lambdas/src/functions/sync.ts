import { createLodestone } from '@kupodex/data/lodestone'
import { connectPublished, connectStore } from '../connect.ts'
import { readEnvironment } from '../ground/environment.ts'
import { jsonLog } from '../ground/log.ts'
import type { RunContext } from '../ground/run-context.ts'
import { bestRankFrom, loadGameNames, lodestoneReader, runWorker, type WorkerTally } from '../sync/index.ts'

const settings = readEnvironment(
  process.env,
  'KUPODEX_TABLE',
  'KUPODEX_BUCKET',
  'KUPODEX_CONTACT',
  'KUPODEX_LODESTONE_RATE',
  'KUPODEX_CANARY',
  'KUPODEX_LODESTONE',
)

/** Milliseconds at the end of a run in which no new character is started: enough for the current one. */
const spare = 65_000

const canary = settings.KUPODEX_CANARY === 'none' ? {} : { canary: Number(settings.KUPODEX_CANARY) }
const store = connectStore(settings.KUPODEX_TABLE)
const pace = store.sharedPace(Number(settings.KUPODEX_LODESTONE_RATE))
const lodestone = createLodestone({ contact: settings.KUPODEX_CONTACT, pace, base: settings.KUPODEX_LODESTONE })
const world = {
  store,
  lodestone: lodestoneReader(lodestone),
  names: loadGameNames(),
  clock: Date.now,
  log: jsonLog,
  bestRank: bestRankFrom(connectPublished(settings.KUPODEX_BUCKET)),
  ...canary,
}

/** Syncs characters that are due until the run's time is almost over; returns how many had which outcome. */
export const handler = async (_event: unknown, context: RunContext): Promise<WorkerTally> => {
  const signal = AbortSignal.timeout(Math.max(0, context.getRemainingTimeInMillis() - spare))
  const tally = await runWorker(world, { signal })
  jsonLog({ level: 'info', event: 'synced', ...tally })
  return tally
}
