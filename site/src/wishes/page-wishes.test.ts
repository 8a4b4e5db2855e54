import { expect, onTestFinished, test, vi } from 'vitest'
import { openPage } from '#ui/page.fixture.ts'
import { wishesKey } from '#storage/keys.ts'

test('a page follows what another tab says, until its reader has logged in', async () => {
  vi.resetModules()
  const { storage } = openPage('')
  const listeners: ((event: { key: string | null }) => void)[] = []
  vi.stubGlobal('addEventListener', (type: string, hear: (typeof listeners)[number]) => {
    if (type === 'storage') listeners.push(hear)
  })
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
  const before = listeners.length
  followPageWishes()
  expect(listeners).toHaveLength(before)

  const wish = { type: 'mount', id: 4, wish: 'want', at: 1 }
  const change = (key: string | null, wishes: readonly object[]) => {
    storage.setItem(wishesKey, JSON.stringify(wishes))
    for (const hear of listeners) hear({ key })
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
