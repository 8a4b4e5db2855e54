import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { testFolder } from '@kupodex/data/folder.fixture'
import { publishedKey } from '@kupodex/data/contract'
import { startTestStore, type TestStore } from '@kupodex/data/store/store.fixture'
import { startTestBucket, type TestBucket } from '@kupodex/data/bucket/bucket.fixture'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { bucketTarget, headersOf } from '../publish/index.ts'
import { runCommand, settingsOf } from '../command/run-command.fixture.ts'
import { statusCommand } from './command.ts'
import { at, hour, report } from './status.fixture.ts'

let store: TestStore
let s3: TestBucket
const folder = testFolder()
let env: Record<string, string>

beforeAll(async () => {
  store = await startTestStore()
  s3 = await startTestBucket('kupodex')
  vi.stubEnv('AWS_ACCESS_KEY_ID', s3.credentials.accessKeyId)
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', s3.credentials.secretAccessKey)
  writeFileSync(join(folder, 'stack.log'), `{"time":"2026-11-23T07:00:00.000Z","level":"warn","event":"sitePaused"}\n`)
  env = {
    ...settingsOf(store),
    AWS_ENDPOINT_URL_S3: s3.endpoint,
    KUPODEX_BUCKET: s3.bucket,
    KUPODEX_LOG: join(folder, 'stack.log'),
  }
  const key = publishedKey('report', {})
  await bucketTarget(s3.client, s3.bucket).write(key, new TextEncoder().encode(JSON.stringify(report)), headersOf(key))
  await store.store.addCharacter(5, at - 20 * 60_000)
  await store.store.writeDeadLetter({ id: 6, reason: 'unknownLayout: no header', failures: 10, at: at - hour })
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await s3.close()
  await store.close()
})

const run = (args: string[] = [], settings: Record<string, string> = env) =>
  runCommand(statusCommand, args, settings, () => at)

test('says what table, queue, published files and log say, and what to look at', async () => {
  const { code, out, err } = await run()
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toContain('Nights         2026-11-23 00:00 UTC, 8.0 hours ago: 1,234 characters')
  expect(out).toContain('fresh    1 due, the first since 20 min\n')
  expect(out).toContain('Dead letters   1, the newest 60 min ago: unknownLayout 1\n')
  expect(out).toContain('      1  sitePaused (warn, the last 60 min ago)\n')
  expect(out).toContain('Money          not known: nothing on this machine is paid by use\n')
  expect(out).toMatch(/\nLook: Characters are parked that could not be read\.\n$/)
})

test('the same for programs', async () => {
  const { code, out } = await run(['--json'])
  expect(code).toBe(0)
  expect(JSON.parse(out)).toMatchObject({
    at,
    report: { known: true, value: { characters: 1234 } },
    deadLetters: { known: true, value: [{ id: 6 }] },
    money: { known: false },
    attention: ['Characters are parked that could not be read.'],
  })
})

test('a source that cannot be read hides no other, and is in the exit code', async () => {
  const elsewhere = await run([], { ...env, KUPODEX_TABLE: 'elsewhere' })
  expect(elsewhere.code).toBe(1)
  expect(elsewhere.out).toContain('Queue          not known: There is no table elsewhere.\n')
  expect(elsewhere.out).toContain('8.0 hours ago: 1,234 characters')
  const noLog = await run([], { ...env, KUPODEX_LOG: join(folder, 'none.log') })
  expect(noLog.out).toMatch(/Errors +not known: ENOENT/)
})

test('says how it is used, and what is not set', async () => {
  expect(await run(['--help'])).toMatchObject({ code: 0, out: expect.stringContaining('--json') })
  expect(await run(['--all'])).toMatchObject({ code: 2, err: expect.stringContaining('npm run status') })
  expect(await run([], {})).toMatchObject({ code: 1, err: expect.stringContaining('KUPODEX_TABLE is not set') })
})
