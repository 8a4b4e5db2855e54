import { randomBytes } from 'node:crypto'
import { ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { openStore } from '@kupodex/data/store'
import { startTestStore } from '@kupodex/data/store/store.fixture'
import { startTestBucket } from '@kupodex/data/bucket/bucket.fixture'
import { anybody, testUser } from '../http/callers.fixture.ts'
import { memoryTable, testSeats } from '../readers/readers.fixture.ts'
import { bannerAnswers } from './banner.ts'
import { openBannerFiles, uploadKey } from './files.ts'
import { makeBanner } from './picture.ts'

/** When a process dies: at its n-th write to either store (from 1), before it or right after it. */
export interface Death {
  at: number
  when: 'before' | 'after'
}

const reading = /^(Get|Query|List|Head)/
const uploads = 'uploads-test'

/** Makes banners, each picture once: tests of what becomes of the files send the same one again and again. */
const make = (() => {
  const made = new Map<string, ReturnType<typeof makeBanner>>()
  return (bytes: Buffer) => {
    const name = bytes.toString('base64')
    const pictures = made.get(name) ?? makeBanner(bytes)
    made.set(name, pictures)
    return pictures
  }
})()

/** A caller of the calls of owners. */
export const asUser = (user: string) => ({ ...anybody, user: testUser(user) })

/** The calls of banners over stand-ins of both stores, and what is needed to look at them. */
export const startBanners = async () => {
  const table = await startTestStore()
  const s3 = await startTestBucket('banner-test', { others: [uploads] })

  /** The calls in a process of their own, which may die; `clock` in epoch ms. */
  const open = (death?: Death, clock: () => number = Date.now) => {
    const client = new S3Client({
      endpoint: s3.endpoint,
      region: 'us-east-1',
      forcePathStyle: true,
      credentials: s3.credentials,
    })
    const dynamo = new DynamoDBClient({
      endpoint: table.endpoint,
      region: 'us-east-1',
      credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    })
    const state = { writes: 0, isDead: false }
    const dies =
      (next: (args: never) => Promise<never>, { commandName = '' }: { commandName?: string }) =>
      async (args: never) => {
        const isLast = !reading.test(commandName) && ++state.writes === death?.at
        if (isLast && death?.when === 'before') state.isDead = true
        if (state.isDead) throw new Error('killed')
        const answer = await next(args)
        if (isLast) state.isDead = true
        if (state.isDead) throw new Error('killed')
        return answer
      }
    client.middlewareStack.add(dies as never, { step: 'initialize', name: 'dies' })
    dynamo.middlewareStack.add(dies as never, { step: 'initialize', name: 'dies' })
    const store = openStore({ client: dynamo, table: table.table })
    const files = openBannerFiles({ client, bucket: s3.bucket, uploads, clock })
    const left: unknown[] = []
    // Of how many are made at once the tests of seats say more: the calls of these tests take turns.
    const seats = testSeats('finishBanner', memoryTable(), clock)
    const log = (record: unknown) => left.push(record)
    const calls = bannerAnswers({ store, files, seats, make, clock, random: randomBytes, log })
    return { calls, state, store, files, left }
  }

  const keysIn = async (Bucket: string): Promise<string[]> => {
    const { Contents = [] } = await s3.client.send(new ListObjectsV2Command({ Bucket }))
    return Contents.map(({ Key = '' }) => Key).sort()
  }

  return {
    open,
    table,
    /** Puts a picture where a form of the user would have put it; answers its name. */
    send: async (id: number, user: string, bytes: Buffer): Promise<string> => {
      const upload = randomBytes(16).toString('base64url')
      await s3.client.send(new PutObjectCommand({ Bucket: uploads, Key: uploadKey(id, user, upload), Body: bytes }))
      return upload
    },
    uploaded: () => keysIn(uploads),
    written: () => keysIn(s3.bucket),
    close: async () => {
      await table.close()
      await s3.close()
    },
  }
}
