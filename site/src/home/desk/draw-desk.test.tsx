import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { chosenKey, wishesKey } from '#storage/keys.ts'
import { openPage } from '#ui/page.fixture.ts'

afterEach(() => {
  vi.doUnmock('./desk.tsx')
  vi.resetModules()
})

const character = { id: 7, name: 'Mog', worldName: 'Lich', iconUrl: '' }
const wishes = { [wishesKey]: JSON.stringify([{ type: 'mount', id: 4, wish: 'want', at: 1 }]) }

/** The home page of a reader, with a plain desk drawn on it. */
const open = async (kept: Readonly<Record<string, string>>) => {
  vi.resetModules()
  vi.doMock('./desk.tsx', () => ({ Desk: ({ language }: { language: string }) => <p>{`Desk in ${language}`}</p> }))
  const page = openPage('<div id="desk"></div>', { kept })
  const { session } = await import('#session/session.ts')
  const { recent } = await import('#recent/recent.ts')
  const { drawDesk } = await import('./draw-desk.tsx')
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  await act(async () => drawDesk(page.one('#desk'), { language: 'en', images: null }))
  expect(page.words('#desk')).toEqual(['Desk in en'])
  const hasDesk = () => page.document.documentElement.hasAttribute('data-desk')
  return { ...page, session, recent, hasDesk }
}

test.each([
  ['did nothing here', {}, false],
  ['chose a character', { [chosenKey]: JSON.stringify([character]) }, true],
  ['wished for something', wishes, true],
])('whether the page is that of a desk, for who %s: %j', async (_, kept, expected) => {
  expect((await open(kept)).hasDesk()).toBe(expected)
})

test('it is the page of a desk while somebody is logged in, and not for a character that was only opened', async () => {
  const { session, recent, hasDesk } = await open({})
  session.set({ token: 'token', expiresAt: Number.MAX_SAFE_INTEGER, subject: 'mina' })
  expect(hasDesk()).toBe(true)
  session.set(null)
  recent.set([character])
  expect(hasDesk()).toBe(false)
})

test('whoever takes back the last wish keeps the desk until the page is left', async () => {
  const { storage, recent, hasDesk } = await open(wishes)
  storage.removeItem(wishesKey)
  recent.set([character])
  expect(hasDesk()).toBe(true)
})
