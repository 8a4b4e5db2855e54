import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { emptyFolder } from '@kupodex/data/folder.fixture'
import { afterEach, expect, test, vi } from 'vitest'
import { headersOf } from '../publish/index.ts'
import { readSettings } from './settings.ts'
import { openTargets } from './targets.ts'

const folder = emptyFolder()
afterEach(() => vi.unstubAllEnvs())

/** Nothing listens there: whatever asks it fails. */
const nowhere = 'http://127.0.0.1:9'
const env = {
  AWS_REGION: 'eu-central-1',
  AWS_ENDPOINT_URL_S3: nowhere,
  KUPODEX_TABLE: 'kupodex',
  KUPODEX_BUCKET: 'kupodex',
}
const [key, body] = ['de/index.html', new TextEncoder().encode('<p>')]

const open = (more: Record<string, string>) => {
  const read = readSettings({ ...env, ...more })
  if (!read.ok) throw new Error(read.complaints.join('\n'))
  return openTargets(read.settings)
}

test('what is published goes to the folder of the bucket where the settings name one, without a request', async () => {
  const [bucket, published] = [join(folder, 'bucket'), join(folder, 'published')]
  const places = open({ KUPODEX_BUCKET_FOLDER: bucket, KUPODEX_PUBLISHED: published })
  await places.bucket.write(key, body, headersOf(key))
  expect(readFileSync(join(bucket, key), 'utf8')).toBe('<p>')
  expect(existsSync(join(published, key))).toBe(false)
  places.close()
})

test('without it, to the bucket itself', async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'any')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'any')
  const places = open({})
  await expect(places.bucket.write(key, body, headersOf(key))).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  places.close()
})

test.each([
  ['KUPODEX_BUCKET_FOLDER', '', 'is empty'],
  ['KUPODEX_BUCKET', '', 'is empty'],
  ['KUPODEX_PAGES', '', 'is empty'],
  ['KUPODEX_SITE', 'here', 'is not a valid address'],
  ['AWS_ENDPOINT_URL_S3', 'here', 'is not a valid address'],
])('%s=%j: %s', (name, value, wrong) => {
  expect(readSettings({ ...env, [name]: value })).toEqual({ ok: false, complaints: [`The setting ${name} ${wrong}.`] })
})
