import { loadTable } from '@kupodex/data/tables'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findFaults } from '../axe.ts'
import { overflow } from './letters.ts'
import { base, someone, useBrowser } from './site.ts'
import { shiftOf } from './shifts.ts'
import { readDown } from './visit.ts'

const open = useBrowser()
const path = `/char/${someone.id}/`
const phone = { viewport: { width: 390, height: 844 } }
const desktop = { viewport: { width: 1440, height: 900 } }

const box = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title }) })

const mounts = new Map(loadTable('mounts').map((row) => [row.id, row]))

/** Nothing of a page that was read to its end is out of order, and nothing of it moved. */
const expectOrder = async (page: Page) => {
  expect(await shiftOf(page)).toBeLessThan(0.05)
  expect(await findFaults(page)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
}

test('read to its end nothing moves; the rarest are things that the character has, the neighbours those of the board; one way is chosen by keyboard', async () => {
  const { page, rest } = await open(path, desktop)
  await readDown(page, rest)
  await expectOrder(page)
  const paths = await box(page, 'Rarest items')
    .locator('.gist a[href*="/mounts/"]')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname))
  expect(paths).toHaveLength(Math.min(3, someone.mounts.length))
  for (const one of paths) expect(someone.mounts).toContain(Number(one.split('/').at(-2)))
  expect(await page.innerText('main')).toMatch(/\d+ of \d+ on \S+ ha(s|ve) it/)
  const near = box(page, 'Neighbors in the ranking')
  expect(await near.locator('li[aria-current]').innerText()).toContain(someone.name)
  const ranks = (await near.locator('.board-place').allInnerTexts()).map((text) => Number(text.replace('#', '')))
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))

  // What to do next, of one collection and one way, with links to the collection.
  const next = box(page, 'What to Do Next')
  await next.getByLabel('Collection').selectOption('mount')
  await next.getByLabel('How to obtain').focus()
  await page.keyboard.press('ArrowDown')
  await rest()
  await next.getByRole('button', { name: 'Show more' }).click()
  const links = next.locator('.gist a:not([href*="/from/"])')
  const missing = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname))
  expect(missing.length).toBeGreaterThan(0)
  const ways = missing.map((one) => {
    expect(one).toMatch(new RegExp(`^/char/${someone.id}/mounts/\\d+/$`))
    return mounts.get(Number(one.split('/').at(-2)))?.sourceTypeId
  })
  expect(new Set(ways).size).toBe(1)

  await page.getByRole('link', { name: 'All of it' }).click()
  await page.waitForURL(`${base}${path}next/`)
  await expect.poll(() => page.locator('#parts [aria-current]').innerText()).toContain('What to Do Next')
})

test('on a phone, too, nothing moves while it is read to its end; what is new since the last visit is there until it was opened', async () => {
  const { page, rest, problems } = await open(path, phone)
  expect(await page.locator('details.since').count()).toBe(0)
  // Of whose page it is no more stands above its heading than a face is high.
  expect((await page.locator('.owner').boundingBox())?.height).toBeLessThanOrEqual(64)
  await readDown(page, rest)
  await expectOrder(page)
  expect(problems).toEqual([])
  const key = 'kupodex.seen'
  const forgetMounts = (storage: string) => {
    const entries = JSON.parse(localStorage.getItem(storage) ?? '[]') as [number, { owned: { mount: string } }][]
    for (const [, seen] of entries) seen.owned.mount = btoa('\0')
    localStorage.setItem(storage, JSON.stringify(entries))
  }
  await page.evaluate(forgetMounts, key)
  await page.goto(path)
  await rest()
  const news = page.locator('details.since')
  expect(await news.locator('summary').innerText()).toContain(`${someone.mounts.length} items obtained`)
  await news.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => news.getByRole('link').count()).toBeGreaterThan(0)
  // A page hears of opened details a moment later.
  await page.waitForFunction(
    ([storage, nothing]) => !(localStorage.getItem(storage ?? '') ?? '').includes(`"mount":"${nothing}"`),
    [key, btoa('\0')],
  )
  await page.goto(path)
  await rest()
  expect(await news.count()).toBe(0)
})
