import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3'
import { readBytes } from '../objects/read-bytes.ts'

interface CardFilesDeps {
  client: S3Client
  bucket: string
}

/** Cards that were drawn before, by their keys. */
export const openCardFiles = ({ client, bucket }: CardFilesDeps) => ({
  /** The bytes of a card; null where it was not drawn yet, or is no longer kept. */
  read: (key: string): Promise<Buffer | null> => readBytes(client, bucket, key),

  write: async (key: string, bytes: Buffer): Promise<void> => {
    await client.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: bytes, ContentType: 'image/png' }))
  },
})

export type CardFiles = ReturnType<typeof openCardFiles>
