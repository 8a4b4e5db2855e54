import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startTestStore, type TestStore } from '@kupodex/data/store/store.fixture'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

let opened: TestStore
const asked: string[] = []
const lodestone = createServer((request, response) => {
  asked.push(`${request.url} ${request.headers['user-agent']}`)
  response.writeHead(404).end()
})

beforeAll(async () => {
  opened = await startTestStore()
  await new Promise<void>((resolve) => lodestone.listen(0, '127.0.0.1', resolve))
  vi.stubEnv('AWS_REGION', 'us-east-1')
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test')
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', opened.endpoint)
  vi.stubEnv('KUPODEX_TABLE', opened.table)
  vi.stubEnv('KUPODEX_BUCKET', 'no-such-bucket')
  vi.stubEnv('AWS_ENDPOINT_URL_S3', 'http://127.0.0.1:9')
  vi.stubEnv('KUPODEX_CONTACT', 'operator@kupodex.example')
  vi.stubEnv('KUPODEX_LODESTONE_RATE', '100')
  vi.stubEnv('KUPODEX_LODESTONE', `http://127.0.0.1:${(lodestone.address() as AddressInfo).port}/{host}`)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  lodestone.closeAllConnections()
  lodestone.close()
  await opened.close()
})

test('a run reads due characters, identifies itself, and ends when its time is almost over', async () => {
  const { handler } = await import('./sync.ts')
  await opened.store.addCharacter(7, Date.now() - 1000)
  await handler({}, { getRemainingTimeInMillis: () => 66_000 })
  expect(asked[0]).toMatch(/^\/na\/lodestone\/worldstatus\/ /)
  expect(asked[1]).toMatch(/^\/na\/lodestone\/character\/7\/.*Kupodex.*operator@kupodex\.example/)
  asked.length = 0
  expect(await handler({}, { getRemainingTimeInMillis: () => 1000 })).toEqual({})
  expect(asked).toEqual([])
})
