import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browserAt } from './browser-at.fixture.ts'

const opened = async (path: string) => {
  const browser = browserAt(path)
  for (const name of ['location', 'history', 'addEventListener'] as const) vi.stubGlobal(name, browser[name])
  return { ...(await import('./opened.ts')), browser }
}

beforeEach(() => void vi.resetModules())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

const mounts = '/char/5/mounts/'

test('a page that was loaded has not moved, and one that was gone back to has', async () => {
  const { hasMoved, browser } = await opened(`${mounts}4/`)
  expect(hasMoved()).toBe(false)
  browser.go(0)
  expect(hasMoved()).toBe(true)
})

test('a thing is opened and closed in one step, with the query of its list', async () => {
  const { openThing, closeTo, hasMoved, browser } = await opened(`${mounts}?q=cat`)
  openThing(`${mounts}4/`, null)
  openThing(`${mounts}5/`, null)
  expect([browser.now().path, browser.entries.length, hasMoved()]).toEqual([`${mounts}5/?q=cat`, 2, true])
  closeTo(mounts)
  expect(browser.now()).toEqual({ path: `${mounts}?q=cat`, state: null })
})

test('a thing of a shared address is closed in its place', async () => {
  const { closeTo, browser } = await opened(`${mounts}4/?q=cat`)
  closeTo(mounts)
  expect(browser.entries).toEqual([{ path: `${mounts}?q=cat`, state: null }])
})

test('another group keeps the query, another list does not', async () => {
  const { moveTo, browser } = await opened('/char/5/titles/battle/?q=cat')
  moveTo('/char/5/titles/')
  expect(browser.now().path).toBe('/char/5/titles/?q=cat')
  moveTo('/char/5/titles/pvp/', '')
  expect(browser.now().path).toBe('/char/5/titles/pvp/')
  expect(browser.entries).toHaveLength(3)
})

test('an address that led to a thing gives way to its own, which is no move', async () => {
  const { settleOn, hasMoved, browser } = await opened('/char/5/achievements/a/b/7/?q=cat')
  settleOn('/char/5/achievements/a/c/7/')
  expect([browser.entries, hasMoved()]).toEqual([[{ path: '/char/5/achievements/a/c/7/?q=cat', state: null }], false])
})
