import { createPresignedPost } from '@aws-sdk/s3-presigned-post'
import { DeleteObjectCommand, ListObjectsV2Command, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3'
import { bannerCache, bannerLimits, bannersFolder, type BeginBannerAnswer } from '@kupodex/data/contract'
import { readBytes } from '../objects/read-bytes.ts'

interface BannerFilesDeps {
  client: S3Client
  /** Where readers find banners. */
  bucket: string
  /** Where forms put pictures. */
  uploads: string
  clock: () => number
}

/** For how long a form is taken, seconds: a slow line needs some minutes for 10 MB, and S3 looks when the whole of it has arrived. */
const formAge = 900

/** How old a file has to be, ms, before it counts as left behind: no call that writes one takes as long. */
const leftBehind = 10 * 60_000

const folderOf = (id: number): string => `${bannersFolder}/${id}/`

/** The key of an upload: it has the user in it, so that nobody can use what another one sent. */
export const uploadKey = (id: number, user: string, upload: string): string => `${folderOf(id)}${user}/${upload}`

const removeFrom = async (client: S3Client, Bucket: string, keys: readonly string[]): Promise<void> => {
  await Promise.all(keys.map((Key) => client.send(new DeleteObjectCommand({ Bucket, Key }))))
}

/** The banners of characters that readers find, to be removed. */
export const openShownBanners = ({ client, bucket }: Pick<BannerFilesDeps, 'client' | 'bucket'>) => ({
  /** All files of a character, whatever names them, with when they were written (epoch ms). */
  list: async (id: number): Promise<{ key: string; at: number }[]> => {
    const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: folderOf(id) }))
    return Contents.flatMap(({ Key, LastModified }) =>
      Key !== undefined && LastModified !== undefined ? [{ key: Key, at: LastModified.getTime() }] : [],
    )
  },

  remove: (keys: readonly string[]): Promise<void> => removeFrom(client, bucket, keys),
})

export type ShownBanners = ReturnType<typeof openShownBanners>

/** The files of banners, and the pictures that they are made of. */
export const openBannerFiles = ({ client, bucket, uploads, clock }: BannerFilesDeps) => {
  const { list, remove } = openShownBanners({ client, bucket })

  return {
    /** A form that takes one picture, with at least one byte, under a key. */
    form: async (key: string): Promise<Omit<BeginBannerAnswer, 'upload'>> => {
      const until = clock() + formAge * 1000
      const { url, fields } = await createPresignedPost(client, {
        Bucket: uploads,
        Key: key,
        Conditions: [['content-length-range', 1, bannerLimits.bytes]],
        Expires: formAge,
      })
      return { url, fields, bytesMax: bannerLimits.bytes, until }
    },

    readUpload: (key: string): Promise<Buffer | null> => readBytes(client, uploads, key),

    removeUpload: (key: string): Promise<void> => removeFrom(client, uploads, [key]),

    write: async (key: string, bytes: Buffer): Promise<void> => {
      await client.send(
        new PutObjectCommand({
          Bucket: bucket,
          Key: key,
          Body: bytes,
          ContentType: 'image/webp',
          CacheControl: bannerCache,
        }),
      )
    },

    remove,

    /** The files of a character that have been there for longer than a call takes: those of no banner were left behind by one. */
    oldFiles: async (id: number): Promise<string[]> => {
      return (await list(id)).flatMap(({ key, at }) => (clock() - at > leftBehind ? [key] : []))
    },
  }
}

export type BannerFiles = ReturnType<typeof openBannerFiles>
