import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { createLodestone } from '@kupodex/data/lodestone'
import { openStore } from '@kupodex/data/store'
import { loadGameNames, lodestoneReader, runWorker } from '@kupodex/lambdas/sync'

/** A sync worker in a process of its own, for scenarios that kill it; everything comes from the environment. */
const { KUPODEX_TABLE = '', KUPODEX_LODESTONE = '', KUPODEX_LODESTONE_RATE = '1', LEASE_MS = '60000' } = process.env
const store = openStore({ client: new DynamoDBClient({}), table: KUPODEX_TABLE })
const pace = store.sharedPace(Number(KUPODEX_LODESTONE_RATE))
const lodestone = lodestoneReader(createLodestone({ contact: 'scenario', base: KUPODEX_LODESTONE, pace }))

const log = (record: object) => void process.stdout.write(`${JSON.stringify(record)}\n`)

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
