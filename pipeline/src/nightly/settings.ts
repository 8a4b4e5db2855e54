import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { S3Client } from '@aws-sdk/client-s3'
import { z } from 'zod'

const needed = z.string({ error: 'is not set' }).min(1, 'is empty')

const nightlySettings = z.object({
  AWS_REGION: needed,
  AWS_ENDPOINT_URL_DYNAMODB: z.url('is no address').optional(),
  AWS_ENDPOINT_URL_S3: z.url('is no address').optional(),
  KUPODEX_TABLE: needed,
  KUPODEX_BUCKET: needed,
  KUPODEX_PUBLISHED: z.string().min(1, 'is empty').default('.local/published'),
})

/** The settings of the nightly run; the names are the same on AWS and on one machine. */
export type NightlySettings = z.infer<typeof nightlySettings>

/** The settings, or one sentence for each that is missing or does not fit. */
export const readSettings = (
  env: Readonly<Record<string, string | undefined>>,
): { ok: true; settings: NightlySettings } | { ok: false; complaints: string[] } => {
  const read = nightlySettings.safeParse(env)
  if (read.success) return { ok: true, settings: read.data }
  return {
    ok: false,
    complaints: read.error.issues.map((issue) => `The setting ${issue.path.join('.')} ${issue.message}.`),
  }
}

/** Clients for the settings. Credentials come from where the SDK looks for them. */
export const connectAws = ({ AWS_REGION, AWS_ENDPOINT_URL_DYNAMODB, AWS_ENDPOINT_URL_S3 }: NightlySettings) => ({
  dynamodb: new DynamoDBClient({
    region: AWS_REGION,
    ...(AWS_ENDPOINT_URL_DYNAMODB ? { endpoint: AWS_ENDPOINT_URL_DYNAMODB } : {}),
  }),
  s3: new S3Client({
    region: AWS_REGION,
    // A stand-in has no host name for each bucket.
    ...(AWS_ENDPOINT_URL_S3 ? { endpoint: AWS_ENDPOINT_URL_S3, forcePathStyle: true } : {}),
  }),
})
