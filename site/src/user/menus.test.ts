import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { openPage } from '#ui/page.fixture.ts'
import type { KnownUser } from './kept-user.ts'

const markup = `<a data-user="out">Log in</a>
  <button popovertarget="user" data-user="in" aria-label="Konto" hidden><span data-short-nickname hidden></span></button>
  <nav id="user" aria-label="Konto" data-admin="Verwaltung"><h2 data-nickname="Konto">Konto</h2><a href="/de/settings/" data-settings> Einstellungen</a></nav>
  <p data-list-none="favorites">Log in for this</p><p data-list-none="recent">Nobody yet</p><button data-logout>Log out</button>`

const mina: KnownUser = {
  ...{ subject: 'mina', nickname: 'Mina', at: 0, isAdmin: false, seesIds: false },
  ...{ own: [], favorites: [], lost: [] },
}

beforeEach(() => vi.resetModules())

const open = async (isWide = true) => {
  const page = openPage(markup, { path: '/de/', isRoomy: isWide })
  vi.doMock('./log-out.ts', () => ({ logOut: async () => Promise.reject(new Error('no network')) }))
  const [{ showUser }, { session }, { setUser }] = await Promise.all([
    import('./menus.ts'),
    import('#session/session.ts'),
    import('./user.ts'),
  ])
  showUser(page.document)
  session.set({ token: 'token', expiresAt: Number.MAX_SAFE_INTEGER, subject: 'mina' })
  onTestFinished(() => {
    session.set(null)
    vi.doUnmock('./log-out.ts')
    vi.resetModules()
  })
  const heads = () => [
    page.one('span').hidden ? null : page.one('span').textContent,
    page.one('[popovertarget]').getAttribute('aria-label'),
    page.one('h2').textContent,
  ]
  return { page, setUser, heads, session }
}

test('the top bar and its menu name the user who is logged in', async () => {
  const { page, setUser, heads } = await open()
  setUser(mina)
  expect(heads()).toEqual(['Mina', 'Konto: Mina', 'Mina'])
  expect(page.all('[data-user]').map((part) => part.hidden)).toEqual([true, false])
})

test('a nickname that was taken away, or never set, leaves the name of the menu', async () => {
  const { setUser, heads } = await open()
  setUser(mina)
  setUser({ ...mina, nickname: '' })
  expect(heads()).toEqual([null, 'Konto', 'Konto'])
})

test('a long nickname is cut in the top bar, and not shown where there is no room, but named in full', async () => {
  const long = { ...mina, nickname: 'Mina of the Moogles' }
  const wide = await open()
  wide.setUser(long)
  expect(wide.heads()).toEqual(['Mina of the M…', `Konto: ${long.nickname}`, long.nickname])
  vi.resetModules()
  const narrow = await open(false)
  narrow.setUser(long)
  expect(narrow.heads()).toEqual([null, `Konto: ${long.nickname}`, long.nickname])
})

test('a nickname that just fits is not cut', async () => {
  const { setUser, heads } = await open()
  setUser({ ...mina, nickname: 'MinaMogMogMog1' })
  expect(heads()[0]).toBe('MinaMogMogMog1')
})

test('who edits finds the way to the editor beside that to the settings, once', async () => {
  const { page, setUser } = await open()
  const links = () => page.all('#user a').map((link) => [link.getAttribute('href'), link.textContent])
  const settings = ['/de/settings/', ' Einstellungen']
  setUser({ ...mina, isAdmin: true })
  setUser({ ...mina, isAdmin: true, nickname: 'Mog' })
  expect(links()).toEqual([settings, ['/de/admin/', 'Verwaltung']])
  setUser(mina)
  expect(links()).toEqual([settings])
})

test('a list says that it is empty, or what it takes to fill it', async () => {
  const { page, session } = await open()
  const none = () => page.words('[data-list-none]')
  expect(none()).toEqual(['–', 'Nobody yet'])
  session.set(null)
  expect(none()).toEqual(['Log in for this', 'Nobody yet'])
})

test('a press logs out and leads home, even where that fails', async () => {
  const { page } = await open()
  const assign = vi.fn()
  vi.stubGlobal('location', { assign })
  page.click('[data-logout]')
  expect(page.one('[data-logout]').hasAttribute('disabled')).toBe(true)
  await vi.waitFor(() => expect(assign.mock.calls).toEqual([['/de/']]))
})
