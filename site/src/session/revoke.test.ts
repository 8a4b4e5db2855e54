import { expect, test } from 'vitest'
import { revoke } from './revoke.ts'

const token = { client: 'site', token: 'r1' }

test('a refresh token is taken back as RFC 7009 says', async () => {
  const sent: Parameters<typeof fetch>[] = []
  await revoke(async (...request) => (sent.push(request), new Response()), {
    ...token,
    address: 'https://id.example/r',
  })
  expect(sent).toMatchObject([['https://id.example/r', { method: 'POST', keepalive: true }]])
  expect(String(sent[0]?.[1]?.body)).toBe('token=r1&token_type_hint=refresh_token&client_id=site')
})

test('a provider that takes none back, is down or never answers stops no logout', async () => {
  const never: typeof fetch = (_, init) =>
    new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))))
  await revoke(never, { ...token, address: undefined })
  await revoke(() => Promise.reject(new TypeError('no network')), { ...token, address: 'https://id.example/r' })
  await revoke(never, { ...token, address: 'https://id.example/r' }, AbortSignal.timeout(5))
})
