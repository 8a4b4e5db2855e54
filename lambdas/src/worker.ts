import { createLodestone, type Pace } from '@kupodex/data/lodestone'
import type { Store } from '@kupodex/data/store'
import { connectPublished, connectStore } from './connect.ts'
import type { SettingsOf } from './ground/environment.ts'
import type { Log } from './ground/log.ts'
import {
  bestRankFrom,
  createDiscovery,
  loadGameNames,
  lodestoneReader,
  runWorker,
  type SyncDeps,
  type WorkerTally,
} from './sync/index.ts'

/** Where a worker runs, and what it uses instead of opening it. */
interface WorkerPlace {
  /** The name of its machine; without one all workers pause where it is turned away. */
  machine?: string
  store?: Store
}

/** A pace that counts the turns that were taken. */
const counting = ({ turn, holdOff }: Pace) => {
  let turns = 0
  const pace: Pace = { turn: () => (turns++, turn()), holdOff }
  return { pace, turns: () => turns }
}

/**
 * Opens all that the sync worker needs, by the settings of the deployment; endpoints, region and credentials come from the
 * environment, as the SDK reads it. All workers of a table have one pace, wherever they run, and a character is read by one of them.
 */
export const connectWorker = (
  settings: SettingsOf<'sync'>,
  log: Log,
  { machine, store = connectStore(settings.KUPODEX_TABLE) }: WorkerPlace = {},
): SyncDeps => {
  const { KUPODEX_CONTACT: contact, KUPODEX_LODESTONE: base, KUPODEX_CANARY: canary } = settings
  const [rate, share] = [Number(settings.KUPODEX_LODESTONE_RATE), Number(settings.KUPODEX_DISCOVERY)]
  const { pace, turns } = counting(store.sharedPace(rate))
  const client = createLodestone({ contact, pace, base })
  return {
    store,
    lodestone: lodestoneReader(client),
    names: loadGameNames(),
    clock: Date.now,
    log,
    bestRank: bestRankFrom(connectPublished(settings.KUPODEX_BUCKET)),
    ...(canary === 'none' ? {} : { canary: Number(canary) }),
    ...(machine === undefined ? {} : { machine }),
    ...(share > 0 && {
      discovery: createDiscovery({
        ...{ store, clock: Date.now, log, rate: share * rate, sent: turns },
        members: (id, page) => client.read({ kind: 'memberlist', id, page }),
      }),
    }),
  }
}

/** Syncs characters that are due until the signal, then ends after the current one; logs and gives how many had which outcome. */
export const workUntil = async (world: SyncDeps, signal: AbortSignal): Promise<WorkerTally> => {
  const tally = await runWorker(world, { signal })
  world.log({ level: 'info', event: 'synced', ...tally })
  return tally
}
