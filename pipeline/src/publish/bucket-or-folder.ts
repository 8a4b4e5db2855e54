import type { S3Client } from '@aws-sdk/client-s3'
import { bucketTarget } from './bucket.ts'
import { folderTarget } from './folder.ts'
import type { Target } from './target.ts'

/** The target for a bucket: the folder of its objects if that is set, else the bucket itself, with a request for each file. */
export const bucketOrFolder = (client: S3Client, bucket: string, folder: string | undefined): Target =>
  folder === undefined ? bucketTarget(client, bucket) : folderTarget(folder)
