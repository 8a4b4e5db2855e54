import { expect, test } from 'vitest'
import { respond, respondFailure } from './respond.ts'

const kept = { kind: 'public', maxAge: 60, stale: 300 } as const
const asked = { method: 'GET', headers: {} }

test.each([
  [{ audience: 'anyone', cache: kept }, 'public, max-age=60, stale-while-revalidate=300', '*'],
  [{ audience: 'anyone', cache: { kind: 'public', maxAge: 0 } }, 'no-cache', '*'],
  [{ audience: 'anyone', cache: { kind: 'private' } }, 'private, no-store', '*'],
  [{ audience: 'owner', cache: { kind: 'private' } }, 'private, no-store', undefined],
  [{ audience: 'owner', cache: kept }, 'private, no-store', undefined],
] as const)('%j: %s', (call, cacheControl, origin) => {
  const { headers } = respond({}, call, asked)
  expect([headers['cache-control'], headers['access-control-allow-origin']]).toEqual([cacheControl, origin])
})

test.each([
  ['noSuchFeed', { kind: 'public', maxAge: 60, missing: 60 }, 'public, max-age=60'],
  ['noSuchFeed', kept, 'no-store'],
  ['noSuchFeed', { kind: 'private' }, 'no-store'],
  ['tooManyRequests', { kind: 'public', maxAge: 60, missing: 60 }, 'no-store'],
  ['internal', { kind: 'public', maxAge: 60, missing: 60 }, 'no-store'],
] as const)('%s of a call with %j: %s', (code, cache, cacheControl) => {
  const { headers } = respondFailure({ code, message: '' }, { audience: 'anyone', cache })
  expect(headers['cache-control']).toBe(cacheControl)
})
