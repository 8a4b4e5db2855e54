import { expect, test, vi } from 'vitest'
import type { Ask } from '#ask/ask.ts'
import { createRetry, type Retry } from '#ask/retry.ts'
import { waitsAt } from '#ask/waits.fixture.ts'

// What another test of this process drew may follow the session still, and would ask by itself.
vi.resetModules()
const { session } = await import('#session/session.ts')
const { account, refreshUser, setFavorite, setUser, user } = await import('./user.ts')

const logIn = (subject: string) => session.set({ token: `of-${subject}`, expiresAt: 2000, subject })

/** A server that answers whoever is logged in when a call is made, as late as the test wants. */
const server = () => {
  const waiting: (() => void)[] = []
  const ask = (async (call: string) => {
    const who = session.get()?.subject ?? ''
    await new Promise<void>((resolve) => void waiting.push(resolve))
    const chars = [{ id: who.length, name: who, worldName: '', iconUrl: '' }]
    const value =
      call === 'userSettings'
        ? { nickname: who, email: null, roles: who === 'mina' ? ['admin'] : [] }
        : { chars, lost: [] }
    return { ok: true, value }
  }) as unknown as Ask
  return { ask, answer: () => waiting.splice(0).forEach((go) => go()) }
}

test('an answer for one user is never taken for one of another who has logged in since', async () => {
  const { ask, answer } = server()
  logIn('mina')
  const first = refreshUser(ask)
  logIn('aldous')
  const second = refreshUser(ask)
  answer()
  await Promise.all([first, second])
  expect(user.get()).toMatchObject({ subject: 'aldous', nickname: 'aldous', isAdmin: false, own: [{ id: 6 }] })
  expect(account.get()).toMatchObject({ nickname: 'aldous', roles: [] })

  const favorite = setFavorite(7, true, ask)
  logIn('mina')
  setUser({ ...user.get()!, subject: 'mina', favorites: [] })
  answer()
  await favorite
  expect(user.get()?.favorites).toEqual([])
  session.set(null)
  setUser(null)
})

test('a favorite that is made while the account is still being read stays', async () => {
  const { ask, answer } = server()
  const char = { id: 7, name: 'Aldo', worldName: '', iconUrl: '' }
  const change = (async () => ({ ok: true, value: { chars: [char] } })) as unknown as Ask
  logIn('mina')
  const reading = refreshUser(ask)
  await setFavorite(7, true, change)
  answer()
  await reading
  expect(user.get()?.favorites).toEqual([char])
  await setFavorite(7, false, (async () => ({ ok: true, value: { chars: [] } })) as unknown as Ask)
  expect(user.get()?.favorites).toEqual([])
  session.set(null)
  setUser(null)
})

test('what could not be had is asked for again by itself, ever later, but not of whose session has ended', async () => {
  const state = { isUp: false, code: 'unavailable' }
  const chars = [{ id: 7, name: 'Aldo', worldName: '', iconUrl: '' }]
  const page = waitsAt()
  const ask = (async () =>
    state.isUp
      ? { ok: true, value: { nickname: 'Mog', roles: ['admin'], chars, lost: chars } }
      : { ok: false, code: state.code }) as unknown as Ask
  const retry: Retry = createRetry(() => void refreshUser(ask, retry), page.waits)
  logIn('mina')
  await refreshUser(ask, retry)
  expect(page.dueIn()).toEqual([20_000])
  await page.pass(20_000)
  expect(page.dueIn()).toEqual([40_000])
  state.isUp = true
  await page.pass(40_000)
  const known = user.get()
  expect(known).toMatchObject({
    nickname: 'Mog',
    isAdmin: true,
    seesIds: true,
    own: chars,
    favorites: chars,
    lost: chars,
  })
  expect(known?.at).not.toBe(0)
  expect(page.dueIn()).toEqual([])
  Object.assign(state, { isUp: false, code: 'loggedOut' })
  await refreshUser(ask, retry)
  expect(page.dueIn()).toEqual([])
  // What is known stays, and is asked for again by the next page.
  expect(user.get()).toEqual({ ...known, at: 0 })
  session.set(null)
  setUser(null)
})
