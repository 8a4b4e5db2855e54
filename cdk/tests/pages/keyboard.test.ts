import { describe, expect, test } from 'vitest'
import { focused, tabTo } from './focus.ts'
import { base, someone, useBrowser } from './site.ts'
import { scrollTo } from './visit.ts'

const open = useBrowser()

describe('by keyboard alone', () => {
  test('a menu opens, is walked through and closes', async () => {
    const { page } = await open('/')
    await tabTo(page, '[popovertarget="languages"]')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('nav')?.id)).toBe('languages')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('#languages').isVisible()).toBe(false)
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('popovertarget')))
      .toBe('languages')
    await page.keyboard.press('Enter')
    await tabTo(page, '#languages a[lang="fr"]')
    await page.keyboard.press('Enter')
    await page.waitForURL(`${base}/fr/`)
  })

  test('the theme is switched', async () => {
    const { page } = await open('/', { colorScheme: 'dark' })
    await tabTo(page, '[data-theme-switch]')
    await page.keyboard.press('Space')
    await expect.poll(() => page.getAttribute('html', 'data-theme')).toBe('light')
  })

  test('a scope is chosen', async () => {
    const { page } = await open('/ranking/mount/global/')
    await tabTo(page, '.scopes summary')
    await page.keyboard.press('Enter')
    await tabTo(page, '.scopes details[open] a')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => /\/ranking\/mount\/(?!global)\w+\/$/.test(url.pathname))
  })

  test('a board of another type and another way of counting are chosen', async () => {
    const { page } = await open('/ranking/achievement/global/')
    await tabTo(page, 'main a[href="/ranking/mount/global/"]')
    await page.keyboard.press('Enter')
    await page.waitForURL(`${base}/ranking/mount/global/`)
    await tabTo(page, 'main a[href="/ranking/mount/global/all/"]')
    await page.keyboard.press('Enter')
    await page.waitForURL(`${base}/ranking/mount/global/all/`)
  })

  test('a character is found on a board, and its row has the focus', async () => {
    const { page } = await open('/ranking/mount/global/')
    await tabTo(page, '#find-me')
    await page.keyboard.type(someone.name)
    await page.keyboard.press('Enter')
    await page.locator(`tr[data-id="${someone.id}"][data-here]`).waitFor()
    const focusedRow = () => page.evaluate(() => document.activeElement?.closest('tr')?.dataset['id'])
    await expect.poll(focusedRow).toBe(String(someone.id))
    await expect.poll(() => focused(page)).toMatchObject({ isSeen: true, isMarked: true })
    await page.keyboard.press('Enter')
    await page.waitForURL(`${base}/char/${someone.id}/`)
  })

  test('pages of a rarity list are turned', async () => {
    const { page } = await open('/rarity/title/global/')
    await scrollTo(page.locator('[data-rows] tr').last())
    await page.locator('[data-rows] a').last().focus()
    await tabTo(page, '.pager a[href="/rarity/title/global/page/2/"]', 10)
    await page.keyboard.press('Enter')
    await page.waitForURL(`${base}/rarity/title/global/page/2/`)
  })

  test('a rarity list is searched, its results are turned, and another type is chosen', async () => {
    const { page } = await open('/rarity/achievement/global/')
    await tabTo(page, '[data-search]')
    await page.keyboard.type('the ')
    await page.getByText(/found$/).waitFor()
    await page.locator('[data-rows] a').last().focus()
    await tabTo(page, '.pager a[href$="page=2"]', 10)
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-current'))).toBe('page')
    await page.locator('[data-search]').focus()
    await page.keyboard.press('Control+A')
    await page.keyboard.press('Delete')
    await page.getByText(/found$/).waitFor({ state: 'hidden' })
    await page.locator('.types a').first().focus()
    await tabTo(page, '.types a[href="/rarity/emote/global/"]')
    await page.keyboard.press('Enter')
    await page.waitForURL(`${base}/rarity/emote/global/`)
  })

  test('season, job and day of the ishgard event are chosen', async () => {
    const { page } = await open('/ranking/ishgard/global/')
    await tabTo(page, 'main a[href="/ranking/ishgard/global/4/CRP/"]')
    await page.keyboard.press('Enter')
    await page.waitForURL(`${base}/ranking/ishgard/global/4/CRP/`)
    await tabTo(page, 'main a[href="/ranking/ishgard/global/4/CRP/2/"]')
    await page.keyboard.press('Enter')
    await page.waitForURL(`${base}/ranking/ishgard/global/4/CRP/2/`)
  })

  test('a character is searched for and opened', async () => {
    const { page } = await open('/charactersearch/')
    await tabTo(page, 'input[type="search"]')
    await page.keyboard.type(someone.name)
    await page.locator(`table a[href="/char/${someone.id}/"]`).waitFor()
    await tabTo(page, `table a[href="/char/${someone.id}/"]`, 10)
    await page.keyboard.press('Enter')
    await page.waitForURL(`${base}/char/${someone.id}/`)
  })
})
