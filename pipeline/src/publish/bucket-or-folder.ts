import type { S3Client } from '@aws-sdk/client-s3'
import { bucketTarget } from './bucket.ts'
import { folderTarget } from './folder.ts'
import type { Target } from './target.ts'

/** The target for a bucket: the folder that its objects lie in where there is one, else the bucket, with a request for each file. */
export const bucketOrFolder = (client: S3Client, bucket: string, folder: string | undefined): Target =>
  folder === undefined ? bucketTarget(client, bucket) : folderTarget(folder)
