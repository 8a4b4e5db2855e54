import { join } from 'node:path'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { S3Client } from '@aws-sdk/client-s3'
import type { ReachedFunction } from '@kupodex/data/contract'
import { openStore, type Store } from '@kupodex/data/store'
import type { Population } from '@kupodex/pipeline/population'
import { functionNeeds } from '../aws/functions.ts'
import { edgeBehaviours } from '../edge/behaviours.ts'
import { edgeTable } from '../edge/table.ts'
import { startBucket } from './bucket/bucket.ts'
import { folderObjects } from './bucket/folder.ts'
import { bucketFolder, type LocalConfig, localEnvironment, localIssuer, uploadsFolder } from './ground/config.ts'
import { openFaults } from './faults/faults.ts'
import { standInKey } from './ground/guard.ts'
import { loadLodestoneTables, type RunningLodestone, startLodestone } from './lodestone/index.ts'
import { startMarket } from './market/market.ts'
import { discordKey, readerKey } from './kept-secret.ts'
import { openPopulation } from './population.ts'
import { makeTable, startDynamo } from './dynamo.ts'
import type { Running } from './ground/running.ts'
import type { FunctionHandler } from './web/events.ts'
import { behindBucket, startWeb } from './web/server.ts'

/** Everything of the product that runs on one machine, but the pages. */
export interface Stack {
  config: LocalConfig
  population: Population
  store: Store
  lodestone: RunningLodestone
  s3: S3Client
  /** Opens the site to readers. */
  serve: (log: (line: string) => void) => Promise<void>
  stop: () => Promise<void>
}

/** A function that the local edge asks. */
type LocalFunction = ReachedFunction | typeof behindBucket

const loadFunction = async (name: LocalFunction): Promise<[LocalFunction, FunctionHandler]> => {
  const { handler } = (await import(`@kupodex/lambdas/functions/${name}`)) as { handler: FunctionHandler }
  return [name, handler]
}

/** After how many seconds a function ends, as on AWS. */
const limits = Object.fromEntries(Object.entries(functionNeeds).map(([name, { timeout }]) => [name, timeout]))

/** The functions that answer calls, read from this process's environment. */
const loadFunctions = async (): Promise<Record<string, FunctionHandler>> => {
  const reached = edgeBehaviours().map(({ name }) => name)
  const names = new Set<LocalFunction>([...reached, behindBucket])
  return Object.fromEntries(await Promise.all([...names].map(loadFunction)))
}

/**
 * Starts the stand-ins on the ports of `config`, with their state in its folder, and points the environment of this
 * process to them, so that functions and pipeline run here as they do on AWS.
 */
export const startStack = async (config: LocalConfig): Promise<Stack> => {
  Object.assign(process.env, localEnvironment(config), {
    KUPODEX_READER_KEY: readerKey(config.folder),
    KUPODEX_DISCORD_KEY: discordKey(config.folder).publicKey,
  })
  const faults = openFaults()
  const running: Running[] = []
  const stop = async () => {
    for (const part of running.splice(0).reverse()) await part.stop()
  }
  try {
    const dynamo = await startDynamo(config.ports.dynamodb, join(config.folder, 'dynamodb'), faults)
    running.push(dynamo)
    running.push(
      await startBucket(
        config.ports.s3,
        bucketFolder(config),
        'kupodex',
        {
          name: 'kupodex-uploads',
          folder: uploadsFolder(config),
          origins: ['localhost', '127.0.0.1'].map((host) => `http://${host}:${config.ports.site}`),
          signer: { accessKey: standInKey, secret: standInKey },
          clock: Date.now,
        },
        faults,
      ),
    )
    const population = openPopulation(config, Date.now())
    const lodestone = await startLodestone({
      population: population,
      tables: loadLodestoneTables(),
      clock: Date.now,
      speed: config.timeSpeed,
      port: config.ports.lodestone,
      faults,
    })
    running.push({ stop: lodestone.close })
    running.push(await startMarket(config.ports.market, Date.now))
    const dynamoClient = new DynamoDBClient({})
    await makeTable(dynamoClient, 'kupodex')
    const s3 = new S3Client({ forcePathStyle: true })
    const store = openStore({ client: dynamoClient, table: 'kupodex' })
    return {
      config,
      population,
      store,
      lodestone,
      s3,
      serve: async (log) => {
        // Nobody logs in before now, so nothing before has to wait for its modules.
        const [{ startLogin }, { endTokens }] = await Promise.all([
          import('./login/server.ts'),
          import('@kupodex/lambdas/users'),
        ])
        const onNewPassword = (subject: string) =>
          endTokens({ store, log: (record) => log(JSON.stringify(record)) }, { issuer: localIssuer(config), subject })
        running.push(await startLogin({ config, log, faults, onNewPassword }))
        const functions = await loadFunctions()
        running.push(
          await startWeb(
            { bucket: folderObjects(bucketFolder(config)), table: edgeTable, functions, limits, faults, log },
            config.ports.site,
          ),
        )
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
