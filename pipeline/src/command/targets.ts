import { CloudFrontKeyValueStoreClient } from '@aws-sdk/client-cloudfront-keyvaluestore'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { S3Client } from '@aws-sdk/client-s3'
import { openStore, storeClient } from '@kupodex/data/store'
import { bucketOrFolder, bucketWithEdge, edgeStore, folderTarget, mendEdge, whileLocked } from '../publish/index.ts'
import { failed, type FailureWords } from './failed.ts'
import type { CommandIo } from './io.ts'
import { type PublishSettings, settingsFor } from './settings.ts'

/** Clients for the settings. Credentials come from where the SDK looks for them. */
export const connectAws = ({ AWS_REGION, AWS_ENDPOINT_URL_DYNAMODB, AWS_ENDPOINT_URL_S3 }: PublishSettings) => ({
  dynamodb: new DynamoDBClient({
    ...storeClient,
    region: AWS_REGION,
    ...(AWS_ENDPOINT_URL_DYNAMODB ? { endpoint: AWS_ENDPOINT_URL_DYNAMODB } : {}),
  }),
  s3: new S3Client({
    region: AWS_REGION,
    // A stand-in has no host name for each bucket.
    ...(AWS_ENDPOINT_URL_S3 ? { endpoint: AWS_ENDPOINT_URL_S3, forcePathStyle: true } : {}),
  }),
})

/** The targets that the settings name, and the lock that a run must hold to publish there. */
export const openTargets = (settings: PublishSettings) => {
  const { AWS_REGION: region, KUPODEX_TABLE, KUPODEX_BUCKET, KUPODEX_PUBLISHED, KUPODEX_EDGE_STORE } = settings
  const { dynamodb, s3 } = connectAws(settings)
  const kept = bucketOrFolder(s3, KUPODEX_BUCKET, settings.KUPODEX_BUCKET_FOLDER)
  const client = KUPODEX_EDGE_STORE ? new CloudFrontKeyValueStoreClient({ region }) : null
  const edge = client && KUPODEX_EDGE_STORE ? edgeStore(client, KUPODEX_EDGE_STORE) : null
  const store = openStore({ client: dynamodb, table: KUPODEX_TABLE })
  return {
    store,
    folder: folderTarget(KUPODEX_PUBLISHED),
    bucket: edge ? bucketWithEdge(kept, edge) : kept,
    /** Runs work that publishes under the lock, after the edge knows what is live; the check it gets throws where the lock was lost. */
    publishing: <T>(onWait: (sentence: string) => void, work: (check: () => Promise<void>) => Promise<T>): Promise<T> =>
      whileLocked({ store, onWait }, async (check) => {
        if (edge) await mendEdge(kept, edge)
        return work(check)
      }),
    close: () => {
      for (const each of [dynamodb, s3, client]) each?.destroy()
    },
  }
}

type Targets = ReturnType<typeof openTargets>

/** Work that publishes, under the lock; the check that it gets throws where the lock was lost. */
type Publishing = <T>(work: (check: () => Promise<void>) => Promise<T>) => Promise<T>

/** Does a command's work with the targets of its settings, and closes them; gives the exit code. A sentence says why it waits or fails. */
export const onTargets = async (
  io: CommandIo,
  work: (
    targets: Omit<Targets, 'publishing'> & { publishing: Publishing },
    settings: PublishSettings,
  ) => Promise<number>,
  words?: FailureWords,
): Promise<number> => {
  const settings = settingsFor(io)
  if (settings === null) return 1
  const targets = openTargets(settings)
  const publishing: Publishing = (each) => targets.publishing((line) => io.err(`${line}\n`), each)
  try {
    return await work({ ...targets, publishing }, settings)
  } catch (error) {
    return failed(error, io, settings, words)
  } finally {
    targets.close()
  }
}
