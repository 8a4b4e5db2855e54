import { onTestFinished, vi } from 'vitest'

/** A session as the library of the login keeps it. */
const session = JSON.stringify({ access_token: 'token', expires_at: 4e9, profile: { sub: 'mina' } })

/**
 * What a browser keeps of a user who is logged in, for a page whose modules are loaded from now on: each such page has modules of its own, since
 * what was asked for is kept by the page.
 */
export const keptSession = async (): Promise<Record<string, string>> => {
  vi.stubEnv('KUPODEX_ISSUER', 'https://issuer.test')
  vi.stubEnv('KUPODEX_CLIENT_ID', 'client')
  vi.resetModules()
  onTestFinished(() => {
    vi.unstubAllEnvs()
    vi.resetModules()
  })
  const { sessionKey } = await import('./session-key.ts')
  return { [sessionKey ?? '']: session }
}
