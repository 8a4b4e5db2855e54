import { Readable } from 'node:stream'
import { CloudFrontKeyValueStoreClient } from '@aws-sdk/client-cloudfront-keyvaluestore'
import type { S3Client } from '@aws-sdk/client-s3'
import { editedTables } from '@kupodex/data/game'
import type { Store } from '@kupodex/data/store'
import { bucketTarget, edgeStore, type Target } from '@kupodex/pipeline/publish'
import { afterAll, expect, test } from 'vitest'
import { type Call, compare, rightsFor, rightsOf } from './iam.fixture.ts'
import { callsOfObjects } from './object-calls.fixture.ts'
import { recordStore } from './store-calls.fixture.ts'
import { synth } from './synth.fixture.ts'

const { resources } = synth()
const table = await recordStore((store) => store.addCharacter(7, 1))
afterAll(() => table.close())

type EdgeStore = ReturnType<typeof edgeStore>

const lock = { token: 'run', holder: 'test', since: 1, until: 2 }

/** What a night and its pages do with the table. */
const ofTable: ((store: Store) => Promise<unknown>)[] = [
  (store) => store.scanCharacters().next(),
  (store) => Promise.all(editedTables.map((each) => store.readOverrides(each))),
  (store) => store.readLock('night'),
  (store) => store.takeLock('night', lock, null),
  (store) => store.releaseLock('night', lock.token),
]

const text = { contentType: 'text/html; charset=utf-8', cacheControl: 'no-store' }
const body = Buffer.from('1')

/** A use of each method of a bucket; one without does not compile. */
const ofTarget: { [Method in keyof Omit<Target, 'take'>]: (target: Target) => Promise<unknown> } = {
  read: (target) => target.read('de/index.html'),
  readMarked: (target) => target.readMarked('manifests/live.json'),
  replace: (target) => target.replace('manifests/live.json', body, text, null),
  write: (target) => target.write('api/history.json', body, text),
  copy: (target) => target.copy('slots/night/a/x.json', 'slots/night/b/x.json'),
  remove: (target) => target.remove(['de/index.html', 'slots/night/a/x.json']),
}

const ofEdge: { [Method in keyof EdgeStore]: (store: EdgeStore) => Promise<unknown> } = {
  read: (store) => store.read(),
  write: (store) => store.write('{}'),
}

const callsOfEdge = async (use: (store: EdgeStore) => Promise<unknown>): Promise<Call[]> => {
  const calls: Call[] = []
  const client = new CloudFrontKeyValueStoreClient({
    region: 'us-east-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    requestHandler: {
      handle: async ({ method, path }: { method: string; path: string }) => {
        const names: Record<string, string> = {
          GET: path.includes('/keys/') ? 'GetKey' : 'DescribeKeyValueStore',
          PUT: 'PutKey',
        }
        calls.push({ action: `cloudfront-keyvaluestore:${names[method]}`, resource: 'Live' })
        return {
          response: { statusCode: 200, headers: { etag: 'e' }, body: Readable.from([Buffer.from('{"Value":"{}"}')]) },
        }
      },
    } as never,
  })
  await use(edgeStore(client, 'arn:aws:cloudfront::123456789012:key-value-store/12345678-1234-1234-1234-123456789012'))
  return calls
}

/** What asking for prices does with the bucket. */
const ofPrices: ((target: Target) => Promise<unknown>)[] = [
  (target) => target.readMarked('manifests/prices.json'),
  (target) => target.replace('manifests/prices.json', body, text, null),
  (target) => target.read('api/prices/Light.json'),
  (target) => target.write('api/prices/Light.json', body, text),
  (target) => target.remove(['api/prices/Gone.json']),
]

/** What CodeBuild itself asks for with the rights of jobs: the source, their log, and a further try. */
const ofCodeBuild = (...jobs: string[]) => [
  ...jobs.map((job) => `codebuild:RetryBuild …:project/Kupodex-${job}`),
  ...['CreateLogStream', 'PutLogEvents'].map((action) => `logs:${action} PublisherLog`),
  ...['GetObject', 'GetObjectVersion'].map((action) => `s3:${action} …/source.zip`),
]

const shortened = (words: string) =>
  words.replace(/ arn:.*(?=:project\/)/, ' …').replace(/ arn:.*\/[0-9a-f]{64}\.zip$/, ' …/source.zip')

test('jobs have a right to all that they ask for, and to nothing else', async () => {
  const calls: Call[] = []
  for (const use of ofTable) calls.push(...(await table.callsOf(use)))
  for (const use of Object.values(ofTarget))
    calls.push(...(await callsOfObjects({}, (client: S3Client) => use(bucketTarget(client, 'Published')))))
  for (const use of Object.values(ofEdge)) calls.push(...(await callsOfEdge(use)))
  const { refused, unused } = compare(rightsOf(resources, 'PublisherRole'), calls)
  expect([refused, unused.map(shortened)]).toEqual([[], ofCodeBuild('Night', 'Week')])
  const denied = rightsOf(resources, 'PublisherRole', 'Deny')
  expect(calls.filter((call) => rightsFor(denied, call).length > 0)).toEqual([])
})

test('asking for prices has a right to its own files, and to nothing else', async () => {
  const calls: Call[] = []
  for (const use of ofPrices)
    calls.push(...(await callsOfObjects({}, (client: S3Client) => use(bucketTarget(client, 'Published')))))
  const { refused, unused } = compare(rightsOf(resources, 'PricesRole'), calls)
  expect([refused, unused.map(shortened)]).toEqual([[], ofCodeBuild('Prices')])
})

test.each(['api/history.json', 'api/history/2026-10.json', 'manifests/live.json'])('none may delete %s', (key) => {
  const call = { action: 's3:DeleteObject', resource: `Published/${key}` }
  expect(rightsFor(rightsOf(resources, 'PublisherRole', 'Deny'), call)).toHaveLength(1)
})
