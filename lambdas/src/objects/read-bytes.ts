import { GetObjectCommand, type S3Client, S3ServiceException } from '@aws-sdk/client-s3'

const isMissing = (error: unknown): boolean =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404

export const readBytes = async (client: S3Client, Bucket: string, Key: string): Promise<Buffer | null> => {
  try {
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }))
    return Buffer.from((await Body?.transformToByteArray()) ?? [])
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
