import { S3Client } from '@aws-sdk/client-s3'
import { bucketTarget } from './bucket.ts'
import { jsonFile, type PublishFile } from './file.ts'
import { folderTarget } from './folder.ts'
import { publish } from './publish.ts'
import type { Target } from './target.ts'

/** Files of a made-up night; a third of them change every night, some come and some go. */
export const filesOfMadeUpNight = (night: number, count: number): PublishFile[] =>
  Array.from({ length: count }, (_, at) => at)
    .filter((at) => at % 10 !== night % 10)
    .map((at) => jsonFile(`api/${at}.json`, { at, night: at % 3 === 0 ? night : 0, more: 'x'.repeat(at % 500) }))
    .concat(jsonFile('api/published.json', { night }, { stage: 'index' }))

/** Opens a place by its address: a folder, or `http://...` of an S3 stand-in that has the bucket `published`. */
export const openPlace = (address: string): { target: Target; close: () => void } => {
  if (!address.startsWith('http')) return { target: folderTarget(address), close: () => undefined }
  const client = new S3Client({
    endpoint: address,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
  })
  return { target: bucketTarget(client, 'published'), close: () => client.destroy() }
}

// As a program of its own, to be killed: publishes one night.
const [address, night, count] = process.argv.slice(2)
if (import.meta.main && address !== undefined) {
  const { target, close } = openPlace(address)
  process.stdout.write('began\n')
  await publish('night', filesOfMadeUpNight(Number(night), Number(count)), target)
  close()
}
