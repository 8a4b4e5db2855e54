import { GetObjectCommand, PutObjectCommand, type S3Client, S3ServiceException } from '@aws-sdk/client-s3'

/** The bucket in which cards are kept. */
export interface CardFilesDeps {
  client: S3Client
  bucket: string
}

const isMissing = (error: unknown): boolean =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404

/** Cards that were drawn before, by their keys. */
export const openCardFiles = ({ client, bucket }: CardFilesDeps) => ({
  /** The bytes of a card; null where it was not drawn yet, or is no longer kept. */
  read: async (key: string): Promise<Buffer | null> => {
    try {
      const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }))
      return Buffer.from((await Body?.transformToByteArray()) ?? [])
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  },

  write: async (key: string, bytes: Buffer): Promise<void> => {
    await client.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: bytes, ContentType: 'image/png' }))
  },
})

/** Cards that were drawn before, by their keys. */
export type CardFiles = ReturnType<typeof openCardFiles>
