import { expect, test } from 'vitest'
import { respond } from './respond.ts'

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
