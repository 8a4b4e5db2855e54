import { expect, test } from 'vitest'
import { widths } from '../browser.ts'
import { keepingOpen } from './site.ts'

const open = keepingOpen()
const path = '/status/'

/** Leaves something behind in every place where a page may. */
const leaveBehind = async () => {
  window.name = 'left'
  document.cookie = 'left=1; path=/'
  localStorage.setItem('left', '1')
  sessionStorage.setItem('left', '1')
  await (await caches.open('left')).put('/left', new Response('left'))
  const { promise, resolve } = Promise.withResolvers<unknown>()
  indexedDB.open('left').addEventListener('success', resolve)
  await promise
}

const leftBehind = async () => ({
  name: window.name,
  cookie: document.cookie,
  kept: [localStorage.getItem('left'), sessionStorage.getItem('left')],
  caches: (await caches.keys()).includes('left'),
  databases: (await indexedDB.databases()).some(({ name }) => name === 'left'),
})

test('a visit finds nothing of the one that had its tab before', async () => {
  const first = await open(path, { viewport: widths.phone, colorScheme: 'dark' })
  const nothing = await first.page.evaluate(leftBehind)
  await first.page.evaluate(leaveBehind)
  expect(await first.page.evaluate(leftBehind)).not.toEqual(nothing)
  await first.page.evaluate(() => scrollTo(0, 500))
  await first.close()

  const second = await open(path)
  expect(second.page).toBe(first.page)
  expect(await second.page.evaluate(leftBehind)).toEqual(nothing)
  const look = () => ({ width: innerWidth, isDark: matchMedia('(prefers-color-scheme: dark)').matches, y: scrollY })
  expect(await second.page.evaluate(look)).toEqual({ width: 1280, isDark: false, y: 0 })
  expect(second.asked.slice(0, 1)).toEqual([path])
  await second.close()
})

test('a tab that a test changes for good is closed', async () => {
  const { page, close } = await open(path)
  await page.context().setOffline(true)
  await close()
  expect(page.isClosed()).toBe(true)
  const visit = await open(path)
  expect(visit.status).toBe(200)
  await visit.close()
})
