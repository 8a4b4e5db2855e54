import { expect, test, vi } from 'vitest'
import { createAsk } from '#ask/ask.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { TokensSection } from './tokens-section.tsx'

const token = (id: string) => ({
  ...{ id, name: `Token ${id}`, start: `kdx_${id}`, scopes: ['read'] },
  ...{ createdAt: 0, usedAt: null, expiresAt: null },
})

/** The section of a user with tokens, each of which can be revoked. */
const open = async (...ids: string[]) => {
  let kept = ids
  const ask = createAsk({
    token: async () => 'token',
    fetch: async (path, options) => {
      if (options?.method === 'DELETE') kept = kept.filter((id) => !String(path).includes(`/tokens/${id}/`))
      // A token that is made never comes, so that its button is busy.
      if (options?.method === 'POST') return new Promise(() => undefined)
      return Response.json({ tokens: kept.map(token) })
    },
  })
  vi.stubGlobal('confirm', () => true)
  const page = await drawn(<TokensSection language="en" ask={ask} />)
  const revoke = async (id: string) => {
    const button = page.one(`[aria-label="Revoke Token ${id}"]`)
    button.focus()
    await page.settle(() => button.click())
    await vi.waitFor(async () => {
      await page.settle()
      expect(button.isConnected).toBe(false)
    })
    return page.document.activeElement?.getAttribute('aria-label') ?? page.document.activeElement?.localName
  }
  await vi.waitFor(async () => {
    await page.settle()
    expect(page.all('li')).toHaveLength(ids.length)
  })
  return { ...page, revoke }
}

test('after a token is revoked the focus is on the next one, and after the last on the heading', async () => {
  const { revoke } = await open('a', 'b', 'c')
  expect(await revoke('b')).toBe('Revoke Token c')
  expect(await revoke('c')).toBe('Revoke Token a')
  expect(await revoke('a')).toBe('h2')
})

test('while a token is made its button keeps the focus', async () => {
  const page = await open('a')
  // This page has no forms of a browser.
  vi.stubGlobal(
    'FormData',
    class {
      get = (name: string) => (name === 'name' ? 'Sheet' : '0')
      has = () => true
    },
  )
  page.one('form button').focus()
  await page.settle(() => page.send(page.one('form'), 'submit'))
  expect(page.one('form button').getAttribute('aria-disabled')).toBe('true')
  expect(page.one('form button').hasAttribute('disabled')).toBe(false)
  expect(page.document.activeElement).toBe(page.one('form button'))
})
