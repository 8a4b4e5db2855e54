import { nameIn } from '@kupodex/data/game'
import { counts } from '@kupodex/data/rules'
import { loadTable } from '@kupodex/data/tables'
import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findFaults } from '../axe.ts'
import { someone, useBrowser } from './site.ts'
import { scrollTo, type VisitOptions } from './visit.ts'

const visit = useBrowser()

/** Opens a list and waits until it is drawn, which is a moment after all has come. */
const open = async (path: string, options?: VisitOptions) => {
  const visited = await visit(path, options)
  await visited.page.locator('.things a[data-thing], .group-links a, .trove td').first().waitFor({ state: 'attached' })
  return visited
}

const mounts = `/char/${someone.id}/mounts/`
const phone = { viewport: { width: 390, height: 844 } }
const desktop = { viewport: { width: 1440, height: 1000 } }

const rows = loadTable('mounts').filter(({ deleted }) => !deleted)
const listed = rows.filter(({ id, isInLog }) => isInLog || someone.mounts.includes(id))
const owned = rows.filter(({ id }) => someone.mounts.includes(id))
const nameOf = (row: (typeof rows)[number]) => nameIn(row.name, 'en')

const shown = (page: Page) => page.innerText('.shown [role=status]')
const waitForShown = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).waitFor()
const namesIn = (page: Page) =>
  page
    .locator('.things a[data-thing]')
    .evaluateAll((links) => links.map((link) => link.textContent.trim() || link.getAttribute('aria-label')))

test('mounts are counted by the rules of rankings and in all, in sections that hold each once, and found while one types; in rows they are narrowed and ordered, which the address says, and the next visit to a stranger remembers the view alone', async () => {
  const { page, problems } = await open(mounts, desktop)
  const counted = owned.filter(counts).length
  const possible = rows.filter(counts).length
  expect(await page.innerText('.summary')).toContain(`${counted} of ${possible}`)
  await page.getByText('What counts?').click()
  await page.getByRole('row', { name: `Counted ${counted} ${possible}` }).waitFor()
  await page.getByRole('row', { name: `Total ${owned.length} ${listed.length}` }).waitFor()
  expect(await page.innerText('.part h2:has-text("Left to collect")')).toBe(`Left to collect ${possible - counted}`)
  expect(await shown(page)).toBe(`${listed.length} of ${listed.length} shown`)
  expect((await namesIn(page)).toSorted()).toEqual(listed.map(nameOf).toSorted())
  expect(await page.innerText('.part h2 >> nth=0')).toBe(`Obtained ${owned.length}`)

  const wanted = listed.filter((row) => nameOf(row).toLowerCase().includes('bear'))
  await page.fill('input[type=search]', 'bear')
  await page.getByRole('button', { name: 'Show all' }).waitFor()
  await page.waitForURL('**/mounts/?q=bear')
  // The rows follow a moment after the address.
  await expect.poll(async () => (await namesIn(page)).length).toBeLessThan(listed.length)
  await expect.poll(async () => `${(await namesIn(page)).length} of ${listed.length} shown`).toBe(await shown(page))
  const names = await namesIn(page)
  for (const row of wanted) expect(names).toContain(nameOf(row))
  await page.getByRole('button', { name: 'Show all' }).click()
  await waitForShown(page, `${listed.length} of ${listed.length} shown`)
  await page.waitForURL('**/mounts/')

  await page.getByRole('button', { name: 'List', exact: true }).click()
  await page.getByRole('button', { name: 'Obtained', exact: true }).click()
  await waitForShown(page, `${owned.length} of ${listed.length} shown`)
  await page.waitForURL('**/mounts/?view=list&show=obtained')
  await page.goto(mounts)
  await page.waitForURL('**/mounts/?view=list')
  await waitForShown(page, `${listed.length} of ${listed.length} shown`)
  await page.selectOption('.always select', 'name')
  await page.waitForURL('**/mounts/?sort=name&view=list')
  const byName = listed.map(nameOf).toSorted(new Intl.Collator('en').compare)
  await expect.poll(() => namesIn(page)).toEqual(byName)
  expect(problems).toEqual([])
})

const first = owned[0]
if (first === undefined) throw new Error('nobody owns a mount')

/** Opens the details of a thing by a click, goes back to where the focus was, and there again. */
const expectDetails = async (page: Page) => {
  const link = page.locator('.names a').nth(3)
  const key = await link.getAttribute('data-thing')
  await link.click()
  await page.waitForURL(`**/mounts/${key}/`)
  const details = page.locator('.details')
  await expect.poll(() => details.locator('h2').innerText()).toBe(await link.textContent())
  await details.getByText('How to obtain').waitFor()
  await page.goBack()
  await page.waitForURL('**/mounts/')
  await page.waitForFunction((thing) => document.activeElement?.getAttribute('data-thing') === thing, key)
  await expect.poll(() => page.title()).toBe(`Mounts · ${someone.name} · Kupodex`)
  await page.goForward()
  await page.waitForURL(`**/mounts/${key}/`)
  const name = await details.locator('h2').innerText()
  await expect.poll(() => page.title()).toBe(`${name} · Mounts · ${someone.name} · Kupodex`)
  await details.locator('[data-back]').click()
  await page.waitForURL('**/mounts/')
}

test('on a phone mounts are filtered in a sheet that says how many are left, which a step back closes; details take the place of the list, and have an address of their own', async () => {
  const { page, problems } = await open(mounts, { ...phone, hasTouch: true })
  const filters = page.getByRole('button', { name: 'Filter' })
  await filters.click()
  const sheet = page.getByRole('dialog', { name: 'Filter' })
  await sheet.locator('.facet').first().waitFor()
  await expect.poll(() => sheet.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  const facet = sheet.locator('.facet button:not(.none)').first()
  const [, n = ''] = /(\d+)$/.exec(await facet.innerText()) ?? []
  await facet.click()
  await sheet.getByText(`${n} of ${listed.length} shown`).waitFor()
  expect(await findFaults(page)).toEqual([])
  await sheet.getByRole('button', { name: `Show ${n}`, exact: true }).click()
  await sheet.waitFor({ state: 'detached' })
  await page.waitForFunction(() => document.activeElement?.classList.contains('filters'))
  await page.waitForURL(/\/mounts\/\?\w+=/)
  await waitForShown(page, `${n} of ${listed.length} shown`)

  await filters.click()
  await sheet.getByRole('button', { name: 'Reset' }).click()
  await sheet.getByRole('button', { name: `Show ${listed.length}`, exact: true }).waitFor()
  await page.goBack()
  await sheet.waitFor({ state: 'detached' })
  await page.waitForURL('**/mounts/')
  await waitForShown(page, `${listed.length} of ${listed.length} shown`)

  await filters.click()
  await sheet.waitFor()
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe(mounts)
  await expectDetails(page)

  await page.goto(`${mounts}${first.id}/`)
  await page.locator('.things a[data-thing]').first().waitFor({ state: 'attached' })
  expect(await page.innerText('.details h2')).toBe(nameOf(first))
  // A page that is loaded is read from its beginning.
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  expect(await page.locator('.things').evaluate((list) => list.getBoundingClientRect().height)).toBe(0)
  await page.click('[data-back]')
  await page.waitForURL('**/mounts/')
  expect(problems).toEqual([])
})

test('in a wide window details take some of the width that the list had, which stays where the reader looks; a grid is walked by the keyboard alone: arrows move, Enter opens, Escape closes', async () => {
  const { page, rest, problems } = await open(mounts, desktop)
  const widthOf = (selector: string) =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().width)
  expect(await widthOf('.list-column')).toBe(await widthOf('.with-details'))
  await expectDetails(page)
  const link = page.locator('.names a').nth(60)
  await scrollTo(link)
  await rest()
  const topOf = () => link.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  const top = await topOf()
  await link.click()
  await page.locator('.details h2').waitFor()
  await expect.poll(async () => Math.abs((await topOf()) - top)).toBeLessThan(2)
  await expect.poll(async () => (await widthOf('.list-column')) < (await widthOf('.with-details'))).toBe(true)
  await page.keyboard.press('Escape')
  await page.locator('.details').waitFor({ state: 'detached' })
  await expect.poll(async () => Math.abs((await topOf()) - top)).toBeLessThan(2)

  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-thing') ?? null)
  const order = await page
    .locator('.names a')
    .evaluateAll((links) => links.map((each) => each.getAttribute('data-thing')))
  expect(await page.locator('.names a[tabindex="0"]').count()).toBe(1)
  await page.locator('.names a').first().focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(focused).toBe(order[1])
  await page.keyboard.press('ArrowDown')
  await expect.poll(async () => order.indexOf(await focused())).toBeGreaterThan(1)
  await page.keyboard.press('ArrowUp')
  await expect.poll(focused).toBe(order[1])
  await page.keyboard.press('End')
  await expect.poll(focused).toBe(order.at(-1))
  await expect.poll(() => page.locator('.names a[tabindex="0"]').getAttribute('data-thing')).toBe(order.at(-1))
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/mounts/${order.at(-1)}/`)
  await page.waitForFunction(() => document.activeElement?.tagName === 'H2')
  await page.keyboard.press('Escape')
  await page.waitForURL('**/mounts/')
  await page.waitForFunction((thing) => document.activeElement?.getAttribute('data-thing') === thing, order.at(-1))
  expect(problems).toEqual([])
})

test('a group of a list has an address, and things below it', async () => {
  const { page, problems } = await open(`/char/${someone.id}/orchestrions/`, desktop)
  const rolls = loadTable('orchestrions').filter(({ deleted }) => !deleted)
  const [first, second] = loadTable('orchestrionCategories').toSorted((a, b) => a.sort - b.sort)
  if (first === undefined || second === undefined) throw new Error('there are no categories')
  await page.locator('.things a[data-thing]').first().click()
  await page.waitForURL(new RegExp(`/orchestrions/${first.slug}/\\d+/$`))
  await waitForShown(page, `${rolls.length} of `)
  await page.goBack()
  await page.locator('.group-links a').nth(2).click()
  await page.waitForURL(`**/orchestrions/${second.slug}/`)
  const inSecond = rolls.filter(({ orchestrionCategoryId }) => orchestrionCategoryId === second.id).length
  await waitForShown(page, `${inSecond} of ${inSecond} shown`)
  await page.locator('.things a[data-thing]').first().click()
  await page.waitForURL(new RegExp(`/orchestrions/${second.slug}/\\d+/$`))
  await page.keyboard.press('Escape')
  await page.waitForURL(`**/orchestrions/${second.slug}/`)
  expect(problems).toEqual([])
})

/** Calls for what a character has of a collection that it checks off itself. */
const items = /\/api\/char\//
const rarity = /\/rarity\/mount\/global/

test('what could not be fetched is asked for again by a button, and when the network is back', async () => {
  const { page } = await visit(`/char/${someone.id}/emotes/`, {
    ...desktop,
    prepare: async (context: BrowserContext) => {
      for (const calls of [items, rarity])
        await context.route(calls, (asked) => asked.fulfill({ status: 503, json: {} }))
    },
  })
  const failed = page.getByText('This could not be loaded.')
  await failed.waitFor()
  await page.context().unroute(items)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.locator('.things a[data-thing]').first().waitFor()
  await failed.waitFor({ state: 'detached' })
  await page.goto(`${mounts}?view=list`)
  await page.getByText('Rarity: This could not be loaded.').waitFor()
  await expect.poll(() => page.locator('.line .share').first().textContent()).toBe('–')
  await page.context().unroute(rarity)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.getByText('Rarity: This could not be loaded.').waitFor({ state: 'detached' })
  await expect.poll(() => page.locator('.line .share').first().textContent()).toMatch(/%|Nobody/)
})
