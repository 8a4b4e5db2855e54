import { describe, expect, test } from 'vitest'
import { foreignPage, isLoopbackHost, notOurs } from './guard.ts'

test.each([
  ['localhost:4300', true],
  ['127.0.0.1:4300', true],
  ['[::1]:4300', true],
  ['kupodex.localhost', true],
  ['localhost.evil.example', false],
  ['127.0.0.1.evil.example', false],
  ['evil.example:4300', false],
  ['192.168.0.7:4300', false],
  ['', false],
  [undefined, false],
])('%s names this machine: %s', (host, is) => expect(isLoopbackHost(host)).toBe(is))

describe('foreignPage', () => {
  const host = 'localhost:4301'
  test('programs and people who type the address may ask', () => {
    expect(foreignPage({ host })).toBeNull()
    expect(foreignPage({ host, 'sec-fetch-site': 'none' })).toBeNull()
    expect(foreignPage({ host, 'sec-fetch-site': 'same-origin' })).toBeNull()
  })
  test.each([
    { host, origin: 'http://localhost:4300' },
    { host, 'sec-fetch-site': 'same-site' },
    { host: 'evil.example' },
  ])('but not %o', (headers) => expect(foreignPage(headers)).not.toBeNull())
})

test('what is signed with other credentials is not ours', () => {
  const headers = { host: 'localhost', authorization: 'AWS4-HMAC-SHA256 Credential=OTHER/20260101' }
  expect(notOurs('OURS')(headers)).not.toBeNull()
  expect(notOurs('OTHER')(headers)).toBeNull()
})
