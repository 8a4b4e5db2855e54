import { PutObjectCommand } from '@aws-sdk/client-s3'
import { factsKey } from '@kupodex/data/character'
import { chatPath, type Live, liveKey, objectKey } from '@kupodex/data/contract'
import { sampleFacts } from '@kupodex/data/character/sample-facts.fixture'
import { startTestStore, type TestStore } from '@kupodex/data/store/store.fixture'
import { startTestBucket, type TestBucket } from '@kupodex/data/bucket/bucket.fixture'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { siteFiles } from '../chat/chat.fixture.ts'
import { createSigner } from '../chat/signer.ts'
import type { HttpHandler } from '../http/handler.ts'

const bucket = 'functions-test'
let store: TestStore
let s3: TestBucket

beforeAll(async () => {
  store = await startTestStore()
  s3 = await startTestBucket(bucket)
  vi.stubEnv('AWS_REGION', 'us-east-1')
  vi.stubEnv('AWS_ACCESS_KEY_ID', s3.credentials.accessKeyId)
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', s3.credentials.secretAccessKey)
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', store.endpoint)
  vi.stubEnv('AWS_ENDPOINT_URL_S3', s3.endpoint)
  const { client } = s3
  const live: Live = { game: { slot: 'a', since: 1 } }
  const put = (key: string, value: unknown) => {
    const Key = objectKey(live, key) ?? ''
    return client.send(new PutObjectCommand({ Bucket: bucket, Key, Body: JSON.stringify(value) }))
  }
  await client.send(new PutObjectCommand({ Bucket: bucket, Key: liveKey, Body: JSON.stringify(live) }))
  await put(factsKey, sampleFacts({ mounts: [{ id: 1 }] }))
  const mounts = [{ id: 1, updatedAt: 9, deleted: false, name: 'Company Chicken' }]
  await put('api/game/en/all.json', { deployTime: 3, tables: { mounts } })
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await store.close()
  await s3.close()
})

const get = async (handler: HttpHandler, rawPath: string) => {
  const { statusCode, body } = await handler({ rawPath, requestContext: { http: { method: 'GET' } } })
  return [statusCode, JSON.parse(body)]
}

test('a function without its settings names the missing ones', async () => {
  await expect(import('./game.ts')).rejects.toThrow('Set KUPODEX_TABLE and KUPODEX_BUCKET and KUPODEX_API_KEYS')
})

test('the functions answer from the store and the bucket that the environment names', async () => {
  vi.stubEnv('KUPODEX_TABLE', store.table)
  vi.stubEnv('KUPODEX_BUCKET', bucket)
  vi.stubEnv('KUPODEX_API_KEYS', 'none')
  vi.stubEnv('KUPODEX_READER_KEY', 'the secret of a test, 32 letters')
  vi.stubEnv('KUPODEX_CONTACT', 'operator@kupodex.example')
  vi.stubEnv('KUPODEX_LODESTONE_RATE', '50')
  vi.resetModules()
  const [character, game] = await Promise.all([import('./character.ts'), import('./game.ts')])
  expect(await get(character.handler, '/api/charcache/42/')).toMatchObject([
    200,
    { status: 'adding', mountPossible: 1 },
  ])
  expect(await store.store.dueCharacters({ now: Date.now(), limit: 5 })).toEqual([42])
  expect(await get(game.handler, '/api/game/en/all/8')).toMatchObject([200, { tables: { mounts: [{ id: 1 }] } }])
  expect(await get(game.handler, '/api/game/en/all/9')).toEqual([200, { deployTime: 3, tables: { mounts: [] } }])
  expect(await get(game.handler, '/api/game/en/swords/9')).toMatchObject([400, { code: 'badTable' }])
  expect(await get(game.handler, '/api/charcache/42')).toMatchObject([400, { code: 'badRequest' }])
  const [search, lodestone] = await Promise.all([import('./search.ts'), import('./lodestone.ts')])
  expect(await get(search.handler, '/api/charsearch/nobody/')).toEqual([
    200,
    { deployTime: expect.any(Number), results: [] },
  ])
  expect(await get(search.handler, '/api/charsearch/abc/')).toMatchObject([400, { code: 'badSearch' }])
  expect(await get(lodestone.handler, '/api/lodestonesearch/abc/')).toMatchObject([400, { code: 'badSearch' }])
})

test('the function of chat answers what Discord has signed, from the night and the files of the build', async () => {
  const signer = createSigner(Buffer.alloc(32, 3))
  vi.stubEnv('KUPODEX_TABLE', store.table)
  vi.stubEnv('KUPODEX_BUCKET', bucket)
  vi.stubEnv('KUPODEX_DISCORD_KEY', 'mog')
  vi.stubEnv('KUPODEX_SITE', 'https://kupodex.example')
  vi.resetModules()
  await expect(import('./chat.ts')).rejects.toThrow('Set KUPODEX_DISCORD_KEY in the environment')
  vi.stubEnv('KUPODEX_DISCORD_KEY', signer.publicKey)
  vi.resetModules()
  for (const [path, file] of Object.entries(siteFiles))
    await s3.client.send(new PutObjectCommand({ Bucket: bucket, Key: path.slice(1), Body: JSON.stringify(file) }))
  const { handler } = await import('./chat.ts')
  const send = async (content: object) => {
    const body = JSON.stringify(content)
    const http = { method: 'POST' }
    const event = { rawPath: chatPath, headers: signer.headersOf(body, Date.now()), body, requestContext: { http } }
    const [first, again] = [await handler(event), await handler(event)]
    expect(again.statusCode).toBe(401)
    return JSON.parse(first.body) as unknown
  }
  expect(await send({ type: 1 })).toEqual({ type: 1 })
  const options = [{ type: 3, name: 'thing', value: 'goobb', focused: true }]
  expect(await send({ type: 4, locale: 'ja', data: { name: 'rarity', options } })).toEqual({
    type: 8,
    data: { choices: [{ name: 'Goobbue * (マウント)', value: 'mount/2' }] },
  })
  const named = [{ type: 3, name: 'name', value: '4711' }]
  expect(await send({ type: 2, data: { name: 'profile', options: named } })).toMatchObject({ data: { flags: 64 } })
  expect(await store.store.readCharacter(4711)).toBeNull()
})
