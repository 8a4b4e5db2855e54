import { GetObjectCommand, NoSuchKey, S3Client } from '@aws-sdk/client-s3'
import { readEnvironment } from '../environment.ts'
import { missingHandler } from '../missing/missing.ts'

const { KUPODEX_BUCKET } = readEnvironment(process.env, 'KUPODEX_BUCKET')

const client = new S3Client({ forcePathStyle: true })

/** Answers for paths that do not exist in the bucket. */
export const handler = missingHandler({
  readPage: async (key) => {
    try {
      const { Body } = await client.send(new GetObjectCommand({ Bucket: KUPODEX_BUCKET, Key: key }))
      return (await Body?.transformToString()) ?? null
    } catch (error) {
      if (error instanceof NoSuchKey) return null
      throw error
    }
  },
})
