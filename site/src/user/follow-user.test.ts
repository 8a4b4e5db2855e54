import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { openPage, storageOf } from '#ui/page.fixture.ts'
import { keepUser, type KnownUser, readUser, userKey } from './kept-user.ts'

const now = 1_000_000
const known: KnownUser = {
  ...{ subject: 'mina', nickname: 'Mina', at: now, isAdmin: false, seesIds: false },
  ...{ own: [], favorites: [], lost: [] },
}

beforeEach(() => vi.resetModules())

/** A page that follows who is logged in, in a browser that keeps a user; the server has another nickname. */
const followed = async (kept: KnownUser | null = known) => {
  const page = openPage('', kept === null ? {} : { kept: { [userKey]: JSON.stringify(kept) } })
  vi.useFakeTimers({ toFake: ['Date'], now })
  const asked: string[] = []
  const ask = async (call: string) => {
    asked.push(call)
    return { ok: true, value: { nickname: 'New', email: null, roles: ['debug'], chars: [], lost: [] } }
  }
  vi.doMock('#ask/page.ts', () => ({ ask }))
  const [{ session }, store] = await Promise.all([import('#session/session.ts'), import('./user.ts')])
  onTestFinished(() => {
    session.set(null)
    vi.useRealTimers()
    vi.doUnmock('#ask/page.ts')
    vi.resetModules()
  })
  const listeners: ((event: { key: string }) => void)[] = []
  vi.stubGlobal('addEventListener', (type: string, hear: (typeof listeners)[number]) => {
    if (type === 'storage') listeners.push(hear)
  })
  store.followUser()
  const logIn = (subject: string) => session.set({ token: subject, expiresAt: Infinity, subject })
  /** What another tab does with a key of the storage. */
  const change = (key: string) => listeners.forEach((hear) => hear({ key }))
  return { ...page, ...store, asked, listeners, logIn, change, session }
}

test('nobody is known without a session, and what was kept goes', async () => {
  const { user, storage, asked } = await followed()
  expect([user.get(), readUser(storage, 'mina'), asked]).toEqual([null, null, []])
})

test.each([
  ['a minute ago', known, 60_000, true],
  ['longer ago', known, 60_001, false],
  ['later than now, before the clock was set back', known, -1, false],
  ['never', null, 0, false],
])('who was asked for %s', async (_when, kept, age, isFresh) => {
  const { user, asked, logIn, storage } = await followed(null)
  keepUser(storage, kept)
  vi.setSystemTime(now + age)
  logIn('mina')
  expect(user.get()).toEqual(kept)
  expect(asked).toEqual(isFresh ? [] : ['userSettings', 'ownChars', 'favorites'])
  if (!isFresh) await vi.waitFor(() => expect(user.get()).toMatchObject({ nickname: 'New' }))
})

test('what an account says is of nobody else', async () => {
  const { account, refreshAccount, setUser, logIn, user } = await followed(null)
  logIn('mina')
  setUser(known)
  await refreshAccount()
  expect(account.get()).toMatchObject({ nickname: 'New' })
  logIn('aldo')
  expect([account.get(), user.get()]).toEqual([null, null])
})

test('what another tab learns of the user is shown, and nothing to who is logged out', async () => {
  const { user, logIn, change, storage, session } = await followed(null)
  keepUser(storage, known)
  logIn('mina')
  keepUser(storage, { ...known, nickname: 'Of another tab' })
  change('kupodex.other')
  expect(user.get()?.nickname).toBe('Mina')
  change(userKey)
  expect(user.get()?.nickname).toBe('Of another tab')
  session.set(null)
  keepUser(storage, known)
  change(userKey)
  expect(user.get()).toBeNull()
})

test('all parts of a page follow together', async () => {
  const { followUser, listeners } = await followed(null)
  const before = listeners.length
  followUser()
  expect(listeners).toHaveLength(before)
})

test('with the role debug, too, pages show ids', async () => {
  const { refreshUser, user, logIn } = await followed(null)
  logIn('mina')
  await refreshUser()
  expect(user.get()).toMatchObject({ isAdmin: false, seesIds: true })
})

test('who logs out is led home, and what the browser keeps of their characters is forgotten', async () => {
  const { logIn, setUser } = await followed(null)
  const person = { id: 7, name: 'Mina', worldName: 'Lich', iconUrl: '' }
  const done: unknown[] = []
  vi.doMock('./forget.ts', () => ({ forgetCharacters: async (ids: readonly number[]) => void done.push(ids) }))
  vi.doMock('#session/provider.ts', () => ({ logOut: async (home: string) => void done.push(home) }))
  onTestFinished(() => {
    vi.doUnmock('./forget.ts')
    vi.doUnmock('#session/provider.ts')
  })
  const { logOut } = await import('./log-out.ts')
  logIn('mina')
  setUser({ ...known, own: [person], favorites: [{ ...person, id: 8 }] })
  await logOut('de')
  setUser(null)
  await logOut('en')
  expect(done).toEqual([[7], '/de/', [], '/'])
})

test('of the characters of the user, the others of one of them', async () => {
  const { altsOf } = await import('./alts.ts')
  const person = (id: number) => ({ id, name: `Person ${id}`, worldName: 'Lich', iconUrl: '' })
  const storage = storageOf({
    [userKey]: JSON.stringify({ ...known, own: [person(1), person(2)], favorites: [person(3)] }),
  })
  expect([1, 2, 3].map((id) => altsOf(storage, id).map((other) => other.id))).toEqual([[2], [1], []])
})

test('what failed is said by its code, or in general', async () => {
  const [{ failureText }, { failureTexts }] = await Promise.all([import('./failure-text.ts'), import('./texts.ts')])
  const texts = failureTexts('en')
  expect([failureText(texts, 'forbidden'), failureText(texts, 'unreadable')]).toEqual([texts.forbidden, texts.other])
})
