import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '#ui/page.fixture.ts'

/** The module on a page at an address, and where its browser is: the address, and how many entries its history has. */
const opened = async (path: string) => {
  openPage('', { path })
  return { ...(await import('./opened.ts')), here: () => [location.pathname + location.search, history.length] }
}

beforeEach(() => void vi.resetModules())
afterEach(() => void vi.resetModules())

const mounts = '/char/5/mounts/'

test('a page that was loaded has not moved, and one that was gone back to has', async () => {
  const { hasMoved } = await opened(`${mounts}4/`)
  expect(hasMoved()).toBe(false)
  dispatchEvent(new Event('popstate'))
  expect(hasMoved()).toBe(true)
})

test('a thing is opened and closed in one step, with the query of its list', async () => {
  const { openThing, closeTo, hasMoved, here } = await opened(`${mounts}?q=cat`)
  openThing(`${mounts}4/`, null)
  openThing(`${mounts}5/`, null)
  expect([here(), hasMoved()]).toEqual([[`${mounts}5/?q=cat`, 2], true])
  closeTo(mounts)
  expect([here(), history.state]).toEqual([[`${mounts}?q=cat`, 1], null])
})

test('a thing of a shared address is closed in its place', async () => {
  const { closeTo, here } = await opened(`${mounts}4/?q=cat`)
  closeTo(mounts)
  expect([here(), history.state]).toEqual([[`${mounts}?q=cat`, 1], null])
})

test('another group keeps the query, another list does not', async () => {
  const { moveTo, here } = await opened('/char/5/titles/battle/?q=cat')
  moveTo('/char/5/titles/')
  expect(here()).toEqual(['/char/5/titles/?q=cat', 2])
  moveTo('/char/5/titles/pvp/', '')
  expect(here()).toEqual(['/char/5/titles/pvp/', 3])
})

test('an address that led to a thing gives way to its own, which is no move', async () => {
  const { settleOn, hasMoved, here } = await opened('/char/5/achievements/a/b/7/?q=cat')
  settleOn('/char/5/achievements/a/c/7/')
  expect([here(), history.state, hasMoved()]).toEqual([['/char/5/achievements/a/c/7/?q=cat', 1], null, false])
})
