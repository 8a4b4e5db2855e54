import type { S3Client } from '@aws-sdk/client-s3'
import { BoundedMap } from '@kupodex/data/store'
import { readBytes } from '../objects/read-bytes.ts'

/** Reads a file of the site's build by its path, as what it was written as; null where it is not published. */
export type ReadSiteFile = <Content extends object>(path: string) => Promise<Content | null>

/** For how long a copy is used, ms: a build of the pages comes once a day. */
const freshFor = 10 * 60_000

/** The names and places of all languages. */
const kept = 16

/** Opens the files of the site's build, of which an instance keeps what it has read. `clock` in epoch ms. */
export const openSiteFiles = (client: S3Client, bucket: string, clock: () => number): ReadSiteFile => {
  const copies = new BoundedMap<string, { content: object | null; at: number }>(kept)
  return async <Content extends object>(path: string) => {
    const copy = copies.get(path)
    if (copy && clock() - copy.at < freshFor) return copy.content as Content | null
    const bytes = await readBytes(client, bucket, path.slice(1))
    const content = bytes && (JSON.parse(bytes.toString('utf8')) as Content)
    if (content) copies.set(path, { content, at: clock() })
    return content
  }
}
