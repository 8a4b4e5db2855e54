import { mkdirSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { type Action, answerS3 } from '@kupodex/data/bucket'
import { bannersFolder, cardsFolder } from '@kupodex/data/contract'
import type { Faults } from '../faults/faults.ts'
import { strikeServer } from '../faults/strike.ts'
import { guard, notOurs, standInKey } from '../ground/guard.ts'
import { type Running, runServer } from '../ground/running.ts'
import { folderObjects, removeOlder } from './folder.ts'
import { answerForm, type FormsBucket, isFormRequest } from './forms.ts'

/** What functions may write and list in the bucket of readers; publishing writes its folder without requests. */
const written = [`${bannersFolder}/`, `${cardsFolder}/`]

/** How long the bucket of uploads keeps what is in it, ms, as its lifecycle rule on AWS: here it is looked after at each start. */
const uploadsKept = 24 * 3600_000

/**
 * Serves a folder on a loopback port as S3 serves the objects of the bucket `name`, to programs of this machine. It can only be read,
 * but for banners and cards: publishing writes the files. `uploads` is a second bucket, which takes forms of pages.
 */
export const startBucket = async (
  port: number,
  folder: string,
  name: string,
  uploads?: FormsBucket,
  faults?: Faults,
): Promise<Running> => {
  mkdirSync(folder, { recursive: true })
  const buckets = new Map([[name, folderObjects(folder)]])
  if (uploads) {
    buckets.set(uploads.name, folderObjects(uploads.folder))
    await removeOlder(uploads.folder, uploads.clock() - uploadsKept)
  }
  const isAllowed = (action: Action, bucket: string, key: string): boolean =>
    bucket === name ? written.some((start) => key.startsWith(start)) : action !== 'write'
  const answer = answerS3({ buckets, isAllowed })
  const isForm = (request: IncomingMessage) => uploads !== undefined && isFormRequest(uploads, request)
  const server = createServer((request, response) => {
    const answered = uploads && isForm(request) ? answerForm(uploads, request, response) : answer(request, response)
    answered.catch(() => response.destroy())
  })
  strikeServer(server, 'bucket', faults)
  const ours = notOurs(standInKey)
  guard(server, (headers, request) => (isForm(request) ? null : ours(headers)))
  return runServer(server, port)
}
