import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { createLodestone } from '@kupodex/data/lodestone'
import { openStore, steadyClock } from '@kupodex/data/store'
import { loadGameNames, lodestoneReader, runWorker } from '@kupodex/lambdas/sync'

/** A sync worker in a process of its own, for scenarios that kill it; everything comes from the environment. */
const { KUPODEX_TABLE = '', KUPODEX_LODESTONE = '', KUPODEX_LODESTONE_RATE = '1', LEASE_MS = '60000' } = process.env
const store = openStore({ client: new DynamoDBClient({}), table: KUPODEX_TABLE })
const log = (record: object) => void process.stdout.write(`${JSON.stringify(record)}\n`)

// A turn comes at the moment that the pace itself read last, however late this process goes on.
let read = NaN
const shared = store.sharedPace(Number(KUPODEX_LODESTONE_RATE), {
  ...steadyClock,
  now: () => (read = performance.now()),
})
const pace = {
  ...shared,
  turn: async () => {
    await shared.turn()
    log({ event: 'turn', at: performance.timeOrigin + read })
  },
}
const lodestone = lodestoneReader(createLodestone({ contact: 'scenario', base: KUPODEX_LODESTONE, pace }))

const tally = await runWorker(
  {
    store,
    lodestone,
    names: loadGameNames(),
    clock: Date.now,
    log,
    leaseMs: Number(LEASE_MS),
  },
  { untilIdle: true },
)
log({ event: 'ended', tally })
