import { expect, test } from 'vitest'
import type { Call } from './call.ts'
import { allowedMethods, preflightHeaders } from './cors.ts'

test.each<[Call['method'][], string]>([
  [['GET'], 'GET HEAD OPTIONS'],
  [['POST'], 'POST OPTIONS'],
  [['GET', 'POST', 'GET', 'DELETE'], 'GET HEAD POST DELETE OPTIONS'],
])('a path of %j takes %s', (methods, taken) => expect(allowedMethods(methods).join(' ')).toBe(taken))

test('what is read comes with the version that a reader has, what is written with a body and its hash', () => {
  expect(preflightHeaders()).toEqual({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, HEAD, OPTIONS',
    'access-control-allow-headers': 'if-none-match, x-api-key',
    'access-control-max-age': '86400',
  })
  expect(preflightHeaders('POST')).toMatchObject({
    'access-control-allow-methods': 'POST, OPTIONS',
    'access-control-allow-headers': 'x-api-key, content-type, x-amz-content-sha256',
  })
})

test('a page may send the token of a user to no call of another site', () => {
  for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
    expect(preflightHeaders(method)['access-control-allow-headers']).not.toContain('authorization')
  }
})
