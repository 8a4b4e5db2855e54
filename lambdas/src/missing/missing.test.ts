import { expect, test } from 'vitest'
import { missingHandler } from './missing.ts'

const answer = (rawPath: string, page: string | null = '<h1>nothing here</h1>') =>
  missingHandler({ readPage: async () => page })({ rawPath })

test.each(['/slots/night/a/api/stats/Nowhere.json', '/api/report.json'])('%s: a code for programs', async (path) => {
  const { statusCode, headers, body } = await answer(path)
  expect([statusCode, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8'])
  expect(headers['cache-control']).toBe('public, max-age=10')
  expect(JSON.parse(body)).toMatchObject({ code: 'notPublished' })
})

test.each(['/404', '/ranking/mount/Nowhere/index.html', '/apis/index.html'])('%s: the page', async (path) => {
  const { statusCode, headers, body } = await answer(path)
  expect([statusCode, headers['content-type'], body]).toEqual([
    404,
    'text/html; charset=utf-8',
    '<h1>nothing here</h1>',
  ])
})

test('before any page is published it says so in plain text', async () =>
  expect(await answer('/404', null)).toMatchObject({ statusCode: 404, body: 'Not found\n' }))
