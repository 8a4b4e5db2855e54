import { expect, onTestFinished, test, vi } from 'vitest'
import { openPage } from '#ui/page.fixture.ts'
import { wishesKey } from './wishes-key.ts'

test('a page follows what another tab says, until its reader has logged in', async () => {
  vi.resetModules()
  const { storage } = openPage('')
  const listened = vi.spyOn(globalThis, 'addEventListener')
  const ask = vi.fn(async () => ({ ok: false, code: 'offline' }))
  vi.doMock('#ask/page.ts', () => ({ ask }))
  const [{ followPageWishes, pageWishes }, { session }] = await Promise.all([
    import('./page-wishes.ts'),
    import('#session/session.ts'),
  ])
  onTestFinished(() => {
    session.set(null)
    vi.doUnmock('#ask/page.ts')
    vi.resetModules()
  })
  followPageWishes()
  expect(pageWishes.wishes.get()).toEqual([])
  const listeners = listened.mock.calls.length
  followPageWishes()
  expect(listened.mock.calls).toHaveLength(listeners)

  const wish = { type: 'mount', id: 4, wish: 'want', at: 1 }
  const change = (key: string | null, wishes: readonly object[]) => {
    storage.setItem(wishesKey, JSON.stringify(wishes))
    for (const [type, hear] of listened.mock.calls)
      if (type === 'storage') (hear as (event: { key: string | null }) => void)({ key })
  }
  change('kupodex.other', [wish])
  expect(pageWishes.wishes.get()).toEqual([])
  change(wishesKey, [wish])
  expect(pageWishes.wishes.get()).toEqual([wish])
  change(null, [])
  expect(pageWishes.wishes.get()).toEqual([])

  session.set({ token: 'a', expiresAt: Infinity, subject: 'mina' })
  expect(ask).toHaveBeenCalledOnce()
  change(wishesKey, [wish])
  expect(ask).toHaveBeenCalledOnce()
})
