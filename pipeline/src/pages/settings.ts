import { join } from 'node:path'
import { S3Client } from '@aws-sdk/client-s3'
import { z } from 'zod'
import { bucketPlace, type Target } from '../publish/index.ts'

const pagesSettings = z.object({
  AWS_REGION: z.string('is not set').min(1, 'is empty'),
  AWS_ENDPOINT_URL_S3: z.url('is no address').optional(),
  KUPODEX_BUCKET: z.string('is not set').min(1, 'is empty'),
  KUPODEX_BUCKET_FOLDER: z.string().min(1, 'is empty').optional(),
  KUPODEX_SITE: z.url('is no address').optional(),
  KUPODEX_PAGES: z.string().min(1, 'is empty').optional(),
})

/** What building and publishing the pages needs to know. */
export interface PagesSettings {
  client: S3Client
  /** The bucket that they are published to. */
  place: Target
  /** Where the build leaves the pages. */
  folder: string
}

/** The folder of the site package. */
export const siteFolder = join(import.meta.dirname, '..', '..', '..', 'site')

/** The settings from the environment; throws a sentence that names the one that does not fit. */
export const readPagesSettings = (env: Readonly<Record<string, string | undefined>>): PagesSettings => {
  const read = pagesSettings.safeParse(env)
  if (!read.success) {
    const issue = read.error.issues[0]
    throw new Error(`The setting ${String(issue?.path[0])} ${issue?.message}.`)
  }
  const { AWS_REGION: region, AWS_ENDPOINT_URL_S3: endpoint, KUPODEX_BUCKET, KUPODEX_PAGES } = read.data
  // A stand-in has no host name for each bucket.
  const client = new S3Client({ region, ...(endpoint ? { endpoint, forcePathStyle: true } : {}) })
  const place = bucketPlace(client, KUPODEX_BUCKET, read.data.KUPODEX_BUCKET_FOLDER)
  return { client, place, folder: KUPODEX_PAGES ?? join(siteFolder, 'dist') }
}
