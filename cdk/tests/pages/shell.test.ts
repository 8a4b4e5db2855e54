import { sampled } from '@kupodex/data/soak.fixture'
import { expect, test } from 'vitest'
import { widths } from '../browser.ts'
import { isShown } from '../truth.ts'
import { readScopes } from '#check/families.ts'
import { base, people, someone, useBrowser } from './site.ts'

const open = useBrowser()
const { dataCenter, world } = await readScopes(base)

test('the mobile menu opens, closes on Escape, which gives the focus back, on a touch beside it, and on the way to another page, and stays closed on the way back', async () => {
  const { page } = await open('/', { viewport: widths.phone })
  const menu = page.locator('#menu')
  const button = page.getByRole('button', { name: 'Main menu' })
  const link = page.getByRole('navigation').getByRole('link', { name: 'Rarity', exact: true })
  expect(await link.isVisible()).toBe(false)
  await button.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => link.isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => link.isVisible()).toBe(false)
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
  await button.click()
  await expect.poll(() => menu.isVisible()).toBe(true)
  await page.mouse.click(200, 830)
  await expect.poll(() => menu.isVisible()).toBe(false)
  await button.click()
  await link.click()
  await page.waitForURL(`${base}/rarity/title/global/`)
  await expect.poll(() => menu.isVisible()).toBe(false)
  await page.goBack()
  await expect.poll(() => menu.isVisible()).toBe(false)
})

test('all rankings are in sight on a small desktop, in the language of the longest names too; on a phone the choice of a scope opens and leads to the scope', async () => {
  const { page } = await open('/de/ranking/mount/global/', { viewport: { width: 1280, height: 800 } })
  const hidden = await page.locator('.tabs ul').evaluate((row) => row.scrollWidth - row.clientWidth)
  expect(hidden).toBe(0)
  await page.setViewportSize(widths.phone)
  const scopes = page.locator('#scopes')
  await expect.poll(() => scopes.isVisible()).toBe(false)
  await page.locator('.scope-button').click()
  await expect.poll(() => scopes.isVisible()).toBe(true)
  await scopes.locator('summary').first().click()
  await scopes.locator('details[open] a').first().click()
  await page.waitForURL((url) => url.href !== `${base}/de/ranking/mount/global/`)
  await expect.poll(() => scopes.isVisible()).toBe(false)
})

test('the menu of scopes shows the one that the page is about, and the language switch leads to the same page', async () => {
  const { page } = await open(`/stats/${world}/`, { viewport: widths.desktop })
  const current = page.locator('.scopes [aria-current]')
  expect(await current.innerText()).toBe(world)
  const [menu, link] = await Promise.all([page.locator('.scopes').boundingBox(), current.boundingBox()])
  if (menu === null || link === null) throw new Error('the menu of scopes is not there')
  expect(link.y + link.height).toBeLessThanOrEqual(menu.y + menu.height)
  await page.getByRole('button', { name: /language/i }).click()
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await page.waitForURL(`${base}/de/stats/${world}/`)
})

const shells = [
  `/ranking/ishgard/${world}/3/CRP/`,
  `/char/${someone.id}/`,
  `/rarity/mount/${world}/1/`,
  '/rarity/achievement/global/1/',
]

test.each(sampled(shells, 1))(
  'the language switch leads from %s to the same page, though it is a shell',
  async (path) => {
    const { page } = await open(path)
    await page.getByRole('button', { name: /language/i }).click()
    await page.getByRole('link', { name: 'Deutsch' }).click()
    await page.waitForURL(`${base}/de${path}`)
  },
)

test.each(sampled(['dark', 'light'] as const, 1))(
  'an icon shows its meaning while it has the focus, until Escape, and hides it while its menu is open; the theme of a system in %s is followed until another is chosen',
  async (colorScheme) => {
    const { page } = await open('/', { viewport: widths.desktop, colorScheme })
    const button = page.getByRole('button', { name: 'Recent and favorite characters' })
    const tip = button.locator('.tip')
    expect(await tip.isVisible()).toBe(false)
    await page.keyboard.press('Tab')
    await button.focus()
    await expect.poll(() => tip.innerText()).toBe('Recent and favorite characters')
    expect(await tip.isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => tip.isVisible()).toBe(false)

    await page.mouse.move(0, 0)
    await button.hover()
    await expect.poll(() => tip.isVisible()).toBe(true)
    await button.click()
    await expect.poll(() => tip.isVisible()).toBe(false)
    const menu = page.locator('#characters')
    expect(await menu.locator('h2').first().innerText()).toBe('Recent characters')
    expect(await menu.locator('[data-list="recent"] li').count()).toBe(0)
    expect(await menu.getByRole('link', { name: /character/i }).count()).toBe(1)
    await page.keyboard.press('Escape')

    const colour = () => page.evaluate(() => getComputedStyle(document.body).color)
    const switchTheme = () => page.locator('[data-theme-switch]').first().click()
    const system = await colour()
    await switchTheme()
    await expect.poll(colour).not.toBe(system)
    const chosen = await colour()
    await page.getByRole('button', { name: /language/i }).click()
    await page.getByRole('link', { name: 'Deutsch' }).click()
    await page.waitForURL(`${base}/de/`)
    expect(await colour()).toBe(chosen)
    await switchTheme()
    await expect.poll(colour).toBe(system)
    await page.reload()
    expect(await colour()).toBe(system)
  },
)

test('recent characters are those opened last, the last one first, each with its world; the home page says where that one stands, and marks no stranger', async () => {
  const other = people.find((person) => isShown(person) && person.id !== someone.id)
  const { page, problems } = await open(`/char/${other?.id}/`)
  await page.getByRole('heading', { name: other?.name ?? '', level: 1 }).waitFor()
  await page.goto(`/char/${someone.id}/`)
  await page.getByRole('heading', { name: someone.name, level: 1 }).waitFor()
  await page.goto('/')
  const card = page.locator('[data-own-card="mount"]')
  await card.locator(`li[data-id="${someone.id}"], [data-own-place] a`).first().waitFor()
  if ((await card.locator(`li[data-id="${someone.id}"]`).count()) === 0)
    expect(await card.locator('[data-own-place]').innerText()).toMatch(
      new RegExp(`^${someone.name} · rank \\d+ of \\d+$`),
    )
  expect(await page.locator('[data-own]').count()).toBe(0)

  await page.getByRole('button', { name: 'Recent and favorite characters' }).click()
  const recent = page.locator('[data-list="recent"] li')
  await expect.poll(() => recent.count()).toBe(2)
  const names = (await recent.allInnerTexts()).map((text) => text.split('\n'))
  expect(names.map(([name]) => name)).toEqual([someone.name, other?.name])
  expect(names.every(([, where]) => (where ?? '') !== '')).toBe(true)
  await recent.first().locator('a').click()
  await page.waitForURL(`${base}/char/${someone.id}/`)
  expect(problems).toEqual([])
})

test.each(
  sampled(
    [
      ['en', '/no/such/page/'],
      ['de', '/de/no/such/page/'],
      ['ja', '/ja/ranking/mount/Nowhere/'],
    ] as const,
    2,
  ),
)('an unknown address is a 404 page wholly in %s, with a search and the lists', async (language, path) => {
  const { page, status, problems } = await open(path)
  expect(status).toBe(404)
  expect(await page.getAttribute('html', 'lang')).toBe(language)
  const links = await page
    .locator('a:not([hreflang])')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '').filter((href) => href.startsWith('/')))
  const prefix = language === 'en' ? '/' : `/${language}/`
  expect(links.filter((href) => !href.startsWith(prefix))).toEqual([])
  expect(links).toEqual(
    expect.arrayContaining([prefix, `${prefix}ranking/mount/global/`, `${prefix}rarity/mount/global/`]),
  )
  expect(await page.locator('main form input').count()).toBe(1)
  expect(problems).toEqual([])
})

test.each([
  ['/ranking/', '/ranking/achievement/global/'],
  ['/rarity/', '/rarity/title/global/'],
  ['/de/stats/', '/de/stats/global/'],
  [`/Ranking/Mount/${dataCenter.toLowerCase()}/`, `/ranking/mount/${dataCenter}/`],
])('%s leads to %s', async (path, to) => {
  const { status, url } = await fetch(base + path)
  expect([status, new URL(url).pathname]).toEqual([200, to])
})
