import { expect, test } from 'vitest'
import type { HttpEvent } from '../http/event.ts'
import { createLimiter } from '../http/limiter.ts'
import { missingHandler } from './missing.ts'

/** Only the character 7 has a page. */
const filled = (id: number) =>
  id === 7 ? { statusCode: 200, headers: {}, body: 'seven', isBase64Encoded: false } : null

const from = (rawPath: string, viewer = '192.0.2.1:5'): HttpEvent => ({
  rawPath,
  headers: { 'cloudfront-viewer-address': viewer },
  requestContext: { http: { method: 'GET' } },
})

const answer = (rawPath: string, page: string | null = '<h1>nothing here</h1>') =>
  missingHandler({
    readPage: async (key) => page && `${page} ${key}`,
    fill: async ({ id }) => filled(id),
    limiter: () => 0,
  })(from(rawPath))

test.each(['/slots/night/a/api/stats/Nowhere.json', '/api/report.json'])('%s: a code for programs', async (path) => {
  const { statusCode, headers, body } = await answer(path)
  expect([statusCode, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8'])
  expect(headers['cache-control']).toBe('public, max-age=10')
  expect(JSON.parse(body)).toMatchObject({ code: 'notPublished' })
})

test.each([
  ['/404', '404/index.html'],
  ['/ranking/mount/Nowhere/index.html', '404/index.html'],
  ['/apis/index.html', '404/index.html'],
  ['/en/index.html', '404/index.html'],
  ['/deutsch/index.html', '404/index.html'],
  ['/de/foobar/index.html', 'de/404/index.html'],
  ['/ja/ranking/mount/Nowhere/index.html', 'ja/404/index.html'],
])('%s: the page %s, in the language of the address', async (path, page) => {
  const { statusCode, headers, body } = await answer(path)
  expect([statusCode, headers['content-type'], body]).toEqual([
    404,
    'text/html; charset=utf-8',
    `<h1>nothing here</h1> ${page}`,
  ])
})

test('before any page is published it says so in plain text', async () =>
  expect(await answer('/404', null)).toMatchObject({ statusCode: 404, body: 'Not found\n' }))

test('a page of a character that the edge asks for on behalf of a robot is filled', async () => {
  expect(await answer('/filled/de/char/7/mounts/')).toMatchObject({ statusCode: 200, body: 'seven' })
  expect(await answer('/filled/de/char/8/')).toMatchObject({ statusCode: 404 })
  expect(await answer('/char/7/index.html')).toMatchObject({ statusCode: 404 })
})

test('one address cannot hold it: paths that are not there cost points too', async () => {
  const handler = missingHandler({
    readPage: async () => 'page',
    fill: async () => null,
    limiter: createLimiter(() => 0),
  })
  const codes = []
  for (let n = 0; n < 121; n++) codes.push((await handler(from(`/nothing/${n}/index.html`))).statusCode)
  expect(codes).toEqual([...Array<number>(120).fill(404), 429])
  expect((await handler(from('/nothing/', '192.0.2.2:5'))).statusCode).toBe(404)
})
