import { S3Client } from '@aws-sdk/client-s3'
import { connectPublished, connectStore } from '../connect.ts'
import { settingsOf } from '../ground/environment.ts'
import { filledPage } from '../filled/filled.ts'
import { createLimiter } from '../http/limiter.ts'
import { jsonLog } from '../ground/log.ts'
import { missingHandler } from '../missing/missing.ts'
import { readBytes } from '../objects/read-bytes.ts'

const { KUPODEX_BUCKET, KUPODEX_TABLE } = settingsOf('missing')

const client = new S3Client({ forcePathStyle: true })

const readPage = async (key: string): Promise<string | null> =>
  (await readBytes(client, KUPODEX_BUCKET, key))?.toString() ?? null

const deps = {
  store: connectStore(KUPODEX_TABLE),
  published: connectPublished(KUPODEX_BUCKET),
  clock: Date.now,
  readPage,
  log: jsonLog,
}

/** Answers for paths that do not exist in the bucket, and robots that ask for a page of a character. */
export const handler = missingHandler({
  readPage,
  fill: (page) => filledPage(deps, page),
  limiter: createLimiter(Date.now),
})
