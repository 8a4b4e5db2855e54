import { type GetObjectCommandOutput, GetObjectCommand, NoSuchKey, type S3Client } from '@aws-sdk/client-s3'

/** An object of the bucket as the edge serves it. */
export interface WebObject {
  body: Buffer
  type: string
  cacheControl: string
  etag: string
  /** How the body is compressed already. */
  encoding?: string
}

/** Reads an object; null where the bucket has none of that key. */
export const readObject = async (client: S3Client, bucket: string, key: string): Promise<WebObject | null> => {
  let found: GetObjectCommandOutput
  try {
    found = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }))
  } catch (error) {
    if (error instanceof NoSuchKey) return null
    throw error
  }
  return {
    body: Buffer.from((await found.Body?.transformToByteArray()) ?? []),
    type: found.ContentType ?? 'application/octet-stream',
    cacheControl: found.CacheControl ?? 'public, max-age=60',
    etag: found.ETag ?? '',
    ...(found.ContentEncoding ? { encoding: found.ContentEncoding } : {}),
  }
}
