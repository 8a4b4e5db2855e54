import { expect, test, vi } from 'vitest'

// What another test of this process drew may follow the session still, and would ask by itself.
vi.resetModules()
const { session } = await import('#session/session.ts')
const { user } = await import('#user/user.ts')
const { reader } = await import('./reader.ts')

const character = { id: 7, name: 'Mog', worldName: 'Lich', iconUrl: '' }

/** A user of whom nothing was answered. */
const unread = {
  subject: 'mina',
  at: 0,
  nickname: '',
  isAdmin: false,
  seesIds: false,
  own: [],
  favorites: [],
  lost: [],
}

test.each([
  ['nothing is known of', null, null],
  ['nothing was answered of', unread, null],
  ['has none', { ...unread, at: 1 }, []],
  ['had one before nothing was answered', { ...unread, own: [character] }, [7]],
])('the characters of a user who %s', (_, known, expected) => {
  session.set({ token: 'token', expiresAt: Number.MAX_SAFE_INTEGER, subject: 'mina' })
  user.set(known)
  expect(reader.get().characters?.map(({ id }) => id) ?? null).toEqual(expected)
  session.set(null)
  user.set(null)
})
