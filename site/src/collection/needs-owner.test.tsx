import { afterEach, expect, test, vi } from 'vitest'
import { drawn } from '#ui/drawn.fixture.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

test.each([
  [
    'nobody is told to log in and verify',
    {},
    'Please log in and verify',
    ['/login/', '/char/7/verify/', '/char/0/fish/'],
  ],
  ['a user is told only to verify', { user: '{}' }, 'Please verify', ['/char/7/verify/', '/char/0/fish/']],
])('%s', async (_, kept: { user?: string }, begins, links) => {
  vi.stubEnv('KUPODEX_ISSUER', 'https://issuer.example')
  vi.stubEnv('KUPODEX_CLIENT_ID', 'site')
  vi.resetModules()
  const { sessionKey } = await import('#session/session-key.ts')
  const { NeedsOwner } = await import('./needs-owner.tsx')
  const page = await drawn(<NeedsOwner frame={{ language: 'en', characterId: 7 }} path="fish" />, {
    kept: kept.user === undefined ? {} : { [sessionKey ?? '']: kept.user },
  })
  expect(page.words('p')[0]).toMatch(new RegExp(`^${begins} ownership of this character`))
  expect(page.attributes('a', 'href')).toEqual(links)
})
