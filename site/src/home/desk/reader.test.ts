import { expect, onTestFinished, test, vi } from 'vitest'
import { chosenKey, wishesKey } from '#storage/keys.ts'
import { openPage } from '#ui/page.fixture.ts'

// What another test of this process drew may follow the session still, and would ask by itself.
vi.resetModules()
const { session } = await import('#session/session.ts')
const { user } = await import('#user/user.ts')
const { progress } = await import('#character/anonymous-progress.ts')
const { recent } = await import('#recent/recent.ts')
const { hasDeskHere, reader } = await import('./reader.ts')

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

const wish = { type: 'mount', id: 4, wish: 'want', at: 1 }

test.each([
  ['did nothing here', {}, 0, false],
  ['only opened a character', {}, 0, false, [character]],
  ['chose a character', { [chosenKey]: JSON.stringify([character]) }, 0, true],
  ['checked something off', {}, 1, true],
  ['wished for something', { [wishesKey]: JSON.stringify([wish]) }, 0, true],
])('whether there is a desk without an account, for who %s', (_, kept, count, expected, opened = []) => {
  openPage('', { kept })
  onTestFinished(() => {
    recent.set([])
    progress.set({})
  })
  recent.set(opened)
  progress.set({ mount: { count, possible: 3 } })
  expect(hasDeskHere()).toBe(expected)
})
