import { CloudFrontKeyValueStoreClient } from '@aws-sdk/client-cloudfront-keyvaluestore'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { S3Client } from '@aws-sdk/client-s3'
import { openStore, storeRetries } from '@kupodex/data/store'
import { z } from 'zod'
import { bucketPlace, edgeStore, folderTarget, mendEdge, toldToEdge, whileLocked } from '../publish/index.ts'

const needed = z.string({ error: 'is not set' }).min(1, 'is empty')

const nightlySettings = z.object({
  AWS_REGION: needed,
  AWS_ENDPOINT_URL_DYNAMODB: z.url('is not a valid address').optional(),
  AWS_ENDPOINT_URL_S3: z.url('is not a valid address').optional(),
  KUPODEX_TABLE: needed,
  KUPODEX_BUCKET: needed,
  /** Folder that the bucket's objects lie in, where what serves them reads a folder of this machine. */
  KUPODEX_BUCKET_FOLDER: z.string().min(1, 'is empty').optional(),
  /** ARN of the store from which the edge reads what is live; without one the edge reads the bucket. */
  KUPODEX_EDGE_STORE: z
    .string()
    .regex(/^arn:aws[a-z-]*:cloudfront::\d+:key-value-store\/.+$/, 'is not the ARN of a key-value store')
    .optional(),
  KUPODEX_PUBLISHED: z.string().min(1, 'is empty').default('.local/published'),
  /** The address that the pages of the build name as their own. */
  KUPODEX_SITE: z.url('is not a valid address').optional(),
  /** Where the build leaves the pages; without it in the site's own folder. */
  KUPODEX_PAGES: z.string().min(1, 'is empty').optional(),
})

const required = ['AWS_REGION', 'KUPODEX_TABLE', 'KUPODEX_BUCKET'] as const

/** What to do where nothing is set at all: most likely the product was to run on this machine. */
const nothingSet =
  'While npm start runs on this machine, none is needed: its settings are used. For a deployment see cdk/README.md.'

/** The settings of what publishes; the names are the same on AWS and on one machine. */
export type NightlySettings = z.infer<typeof nightlySettings>

/** The settings, or one sentence for each that is missing or does not fit. */
export const readSettings = (
  env: Readonly<Record<string, string | undefined>>,
): { ok: true; settings: NightlySettings } | { ok: false; complaints: string[] } => {
  const read = nightlySettings.safeParse(env)
  if (read.success) return { ok: true, settings: read.data }
  const complaints = read.error.issues.map((issue) => `The setting ${issue.path.join('.')} ${issue.message}.`)
  const isNothingSet = required.every((name) => env[name] === undefined)
  return { ok: false, complaints: isNothingSet ? [...complaints, nothingSet] : complaints }
}

/** Clients for the settings. Credentials come from where the SDK looks for them. */
export const connectAws = ({ AWS_REGION, AWS_ENDPOINT_URL_DYNAMODB, AWS_ENDPOINT_URL_S3 }: NightlySettings) => ({
  dynamodb: new DynamoDBClient({
    ...storeRetries,
    region: AWS_REGION,
    ...(AWS_ENDPOINT_URL_DYNAMODB ? { endpoint: AWS_ENDPOINT_URL_DYNAMODB } : {}),
  }),
  s3: new S3Client({
    region: AWS_REGION,
    // A stand-in has no host name for each bucket.
    ...(AWS_ENDPOINT_URL_S3 ? { endpoint: AWS_ENDPOINT_URL_S3, forcePathStyle: true } : {}),
  }),
})

/** The places that the settings name, and the lock that whoever publishes there must hold. */
export const openPlaces = (settings: NightlySettings) => {
  const { AWS_REGION: region, KUPODEX_TABLE, KUPODEX_BUCKET, KUPODEX_PUBLISHED, KUPODEX_EDGE_STORE } = settings
  const { dynamodb, s3 } = connectAws(settings)
  const kept = bucketPlace(s3, KUPODEX_BUCKET, settings.KUPODEX_BUCKET_FOLDER)
  const client = KUPODEX_EDGE_STORE ? new CloudFrontKeyValueStoreClient({ region }) : null
  const edge = client && KUPODEX_EDGE_STORE ? edgeStore(client, KUPODEX_EDGE_STORE) : null
  const store = openStore({ client: dynamodb, table: KUPODEX_TABLE })
  return {
    store,
    folder: folderTarget(KUPODEX_PUBLISHED),
    bucket: edge ? toldToEdge(kept, edge) : kept,
    /** Does work that publishes while nobody else does, and after the edge knows what is live; it gets a check to make before readers are turned. */
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
