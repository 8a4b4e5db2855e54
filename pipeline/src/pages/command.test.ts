import { startTestStore, type TestStore } from '@kupodex/data/store/store.fixture'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { holdLock } from '../publish/hold-lock.fixture.ts'
import { pagesCommand } from './command.ts'

let store: TestStore
beforeAll(async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test')
  store = await startTestStore()
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await store.close()
})

const run = async (settings: Record<string, string> = {}, args: string[] = []) => {
  const printed = { out: '', err: '' }
  const code = await pagesCommand(args, {
    out: (text) => void (printed.out += text),
    err: (text) => void (printed.err += text),
    env: {
      AWS_REGION: 'us-east-1',
      AWS_ENDPOINT_URL_DYNAMODB: store.endpoint,
      AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:9',
      KUPODEX_TABLE: store.table,
      KUPODEX_BUCKET: 'kupodex',
      ...settings,
    },
    now: Date.now,
  })
  return { code, ...printed }
}

test('builds and publishes nothing while another run publishes', async () => {
  const release = await holdLock(store.store, 0)
  const { code, out, err } = await run()
  expect(await release()).toBe(true)
  expect([code, out]).toEqual([3, ''])
  expect(err).toContain('Nothing was started: another run (elsewhere 1) is publishing')
})

test('says which setting is missing, and how it is used', async () => {
  expect(await run({ KUPODEX_TABLE: '' })).toMatchObject({ code: 1, err: 'The setting KUPODEX_TABLE is empty.\n' })
  expect((await run({}, ['--all'])).code).toBe(2)
})

test('says in a sentence what cannot be reached', async () => {
  const { code, err } = await run({ AWS_ENDPOINT_URL_DYNAMODB: 'http://127.0.0.1:9' })
  expect(code).toBe(1)
  expect(err).toMatch(/^The pages were not published. http:\/\/127.0.0.1:9 .*could not be reached/)
})
