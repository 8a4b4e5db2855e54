import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPlaces } from '../nightly/settings.ts'
import { headersOf } from '../publish/index.ts'
import { readPagesSettings } from './settings.ts'

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'kupodex-places-'))))
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

/** Nothing listens there: whatever asks it fails. */
const nowhere = 'http://127.0.0.1:9'
const env = { AWS_REGION: 'eu-central-1', AWS_ENDPOINT_URL_S3: nowhere, KUPODEX_BUCKET: 'kupodex' }
const [key, body] = ['de/index.html', new TextEncoder().encode('<p>')]

test('pages are published to the folder of the bucket where the settings name one, without a request', async () => {
  const bucket = join(folder, 'bucket')
  const { place, client } = readPagesSettings({ ...env, KUPODEX_BUCKET_FOLDER: bucket })
  await place.write(key, body, headersOf(key))
  expect(readFileSync(join(bucket, key), 'utf8')).toBe('<p>')
  client.destroy()
})

test('a night is published there, too', async () => {
  const bucket = join(folder, 'bucket')
  const published = join(folder, 'published')
  const settings = { ...env, KUPODEX_TABLE: 'kupodex', KUPODEX_PUBLISHED: published, KUPODEX_BUCKET_FOLDER: bucket }
  const places = openPlaces(settings)
  await places.bucket.write(key, body, headersOf(key))
  expect(readFileSync(join(bucket, key), 'utf8')).toBe('<p>')
  expect(existsSync(join(published, key))).toBe(false)
  places.close()
})

test('without it they go to the bucket itself', async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'any')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'any')
  const { place, client } = readPagesSettings(env)
  await expect(place.write(key, body, headersOf(key))).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  client.destroy()
})

test.each([
  ['KUPODEX_BUCKET_FOLDER', '', 'is empty'],
  ['KUPODEX_BUCKET', '', 'is empty'],
  ['AWS_ENDPOINT_URL_S3', 'here', 'is no address'],
])('%s=%j: %s', (name, value, wrong) => {
  expect(() => readPagesSettings({ ...env, [name]: value })).toThrow(`The setting ${name} ${wrong}.`)
})
