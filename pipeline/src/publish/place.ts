import type { S3Client } from '@aws-sdk/client-s3'
import { bucketTarget } from './bucket.ts'
import { folderTarget } from './folder.ts'
import type { Target } from './target.ts'

/** Where a bucket is written: in the folder that its objects lie in where there is one, else by a request a file. */
export const bucketPlace = (client: S3Client, bucket: string, folder: string | undefined): Target =>
  folder === undefined ? bucketTarget(client, bucket) : folderTarget(folder)
