import { utimesSync } from 'node:fs'
import { join } from 'node:path'
import { testFolder } from '@kupodex/data/folder.fixture'
import { S3Client } from '@aws-sdk/client-s3'
import { openBannerFiles } from '@kupodex/lambdas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { standInKey } from '../ground/guard.ts'
import type { Running } from '../ground/running.ts'
import { freePort } from '../ground/free-port.fixture.ts'
import { askRaw } from '../web/web.fixture.ts'
import { listBelow, writeBelow } from './folder.ts'
import { startBucket } from './bucket.ts'

const root = testFolder()
const folder = join(root, 'bucket')
const uploads = join(root, 'uploads')
const site = 'http://localhost:4300'
const key = 'banner/7/anna/upload'
let time = Date.now()
let running: Running
let client: S3Client
let files: ReturnType<typeof openBannerFiles>
let port: number

const start = () =>
  startBucket(port, folder, 'kupodex', {
    ...{ name: 'uploads', folder: uploads, origins: [site], clock: () => time },
    signer: { accessKey: standInKey, secret: standInKey },
  })

beforeAll(async () => {
  port = await freePort()
  running = await start()
  client = new S3Client({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'eu-central-1',
    forcePathStyle: true,
    credentials: { accessKeyId: standInKey, secretAccessKey: standInKey },
  })
  files = openBannerFiles({ client, bucket: 'kupodex', uploads: 'uploads', clock: () => time })
})
afterAll(async () => {
  client.destroy()
  await running.stop()
})

type Change = (form: FormData) => void

/** Sends a form as a page of the site does, after a change to it; answers the status and the code of a refusal. */
const send = async (size: number, change: Change = () => {}, headers: Record<string, string> = { origin: site }) => {
  const { url, fields } = await files.form(key)
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  change(form)
  form.append('file', new Blob([Buffer.alloc(size, 7)]), 'picture.png')
  const response = await fetch(url, { method: 'POST', body: form, headers })
  const code = /<Code>(\w+)</.exec(await response.text())?.[1] ?? ''
  return { status: response.status, code, cors: response.headers.get('access-control-allow-origin') }
}

const set =
  (name: string, value: string): Change =>
  (form) =>
    form.set(name, value)

/** Changes the policy without signing it again. */
const withPolicy =
  (change: (policy: { expiration: string; conditions: unknown[] }) => void): Change =>
  (form) => {
    const policy = JSON.parse(Buffer.from(String(form.get('Policy')), 'base64').toString())
    change(policy)
    form.set('Policy', Buffer.from(JSON.stringify(policy)).toString('base64'))
  }

test('a form puts its file under its key, and the function reads and removes it', async () => {
  expect(await send(5)).toEqual({ status: 204, code: '', cors: site })
  expect(await files.readUpload(key)).toEqual(Buffer.alloc(5, 7))
  await files.removeUpload(key)
  expect(await files.readUpload(key)).toBeNull()
})

describe('refused as by S3', () => {
  test.each<[string, number, string, number, Change]>([
    ['no byte', 0, 'EntityTooSmall', 400, () => {}],
    ['a byte too many', 10 * 1024 * 1024 + 1, 'EntityTooLarge', 400, () => {}],
    ['far too many', 13 * 1024 * 1024, 'EntityTooLarge', 400, () => {}],
    ['another key', 5, 'AccessDenied', 403, set('key', 'banner/8/anna/upload')],
    ['a key that leads out', 5, 'AccessDenied', 403, set('key', '../bucket/index.html')],
    [
      'another bucket in its fields',
      5,
      'SignatureDoesNotMatch',
      403,
      withPolicy((policy) => policy.conditions.push({ bucket: 'kupodex' })),
    ],
    ['a field that the policy does not name', 5, 'AccessDenied', 403, set('acl', 'public-read')],
    ['another signature', 5, 'SignatureDoesNotMatch', 403, set('X-Amz-Signature', '0'.repeat(64))],
    [
      'a longer life',
      5,
      'SignatureDoesNotMatch',
      403,
      withPolicy((policy) => (policy.expiration = '2099-01-01T00:00:00Z')),
    ],
    [
      'a wider range',
      5,
      'SignatureDoesNotMatch',
      403,
      withPolicy((policy) => (policy.conditions[0] = ['content-length-range', 0, 1e9])),
    ],
    [
      'an unknown access key',
      5,
      'InvalidAccessKeyId',
      403,
      set('X-Amz-Credential', 'OTHER/20260101/eu-central-1/s3/aws4_request'),
    ],
    ['another algorithm', 5, 'InvalidArgument', 400, set('X-Amz-Algorithm', 'none')],
    ['no policy', 5, 'InvalidArgument', 400, (form) => form.delete('Policy')],
    ['no signature', 5, 'InvalidArgument', 400, (form) => form.delete('X-Amz-Signature')],
  ])('%s', async (_, size, code, status, change) => {
    expect(await send(size, change)).toMatchObject({ status, code, cors: site })
    expect(await listBelow(uploads, '')).toEqual([])
  })

  test('an old form', async () => {
    const now = time
    // The form is signed before it is changed, and lives 900 s from then.
    const late = await send(5, () => (time = Date.now() + 901_000)).finally(() => (time = now))
    expect(late).toMatchObject({ status: 403, code: 'AccessDenied' })
  })

  test('what is no form', async () => {
    const response = await fetch(`http://127.0.0.1:${port}/uploads`, { method: 'POST', body: 'kupo' })
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('MalformedPOSTRequest')])
  })
})

describe('pages', () => {
  const preflight = (origin: string, method = 'POST') =>
    askRaw(port, '/uploads', { method: 'OPTIONS', headers: { origin, 'access-control-request-method': method } })

  test('of the site may send forms with progress, and read the answer', async () => {
    const { status, headers } = await preflight(site)
    expect([status, headers['access-control-allow-origin']]).toEqual([200, site])
  })

  test('of others may not, nor read an answer', async () => {
    expect((await preflight('https://evil.example')).status).toBe(403)
    expect((await preflight(site, 'PUT')).status).toBe(403)
    expect((await send(5, () => {}, { origin: 'https://evil.example' })).cors).toBeNull()
    await files.removeUpload(key)
  })

  test('send nothing but forms, and not to the bucket of readers', async () => {
    for (const [method, path] of [
      ['POST', '/kupodex'],
      ['PUT', '/uploads/banner/7/x'],
      ['GET', '/uploads/banner/7/x'],
      ['DELETE', '/kupodex/banner/7/x-960.webp'],
    ] as const)
      expect((await askRaw(port, path, { method, headers: { origin: site } })).status).toBe(403)
  })

  test('of a name that was made to point here send nothing', async () =>
    expect((await askRaw(port, '/uploads', { method: 'POST', headers: { host: 'evil.example' } })).status).toBe(403))
})

test('functions write, list and remove banners in the bucket of readers, and nothing else there', async () => {
  await files.write('banner/7/name-960.webp', Buffer.from('webp'))
  await files.write('banner/77/name-960.webp', Buffer.from('webp'))
  await files.write('banner/7/<&>.webp', Buffer.from('webp'))
  time += 11 * 60_000
  expect(await files.oldFiles(7)).toEqual(['banner/7/<&>.webp', 'banner/7/name-960.webp'])
  await files.remove(['banner/7/name-960.webp', 'banner/7/<&>.webp', 'banner/7/none.webp'])
  expect(await files.oldFiles(7)).toEqual([])
  await expect(files.write('index.html', Buffer.from('kupo'))).rejects.toMatchObject({ name: 'AccessDenied' })
  await expect(files.write('banner/../index.html', Buffer.from('kupo'))).rejects.toMatchObject({ name: 'AccessDenied' })
  await expect(files.remove(['index.html'])).rejects.toMatchObject({ name: 'AccessDenied' })
})

test('what was sent more than a day ago is gone after a start', async () => {
  await writeBelow(uploads, 'banner/7/anna/old', Buffer.from('x'))
  await writeBelow(uploads, 'banner/7/anna/new', Buffer.from('x'))
  utimesSync(join(uploads, 'banner/7/anna/old'), time / 1000 - 90_000, time / 1000 - 90_000)
  await running.stop()
  running = await start()
  expect((await listBelow(uploads, '')).map((one) => one.key)).toEqual(['banner/7/anna/new'])
})
