import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { readFamilies } from '#check/families.ts'
import { base, someone, useBrowser } from './site.ts'
import { tabTo } from './tab-to.ts'
import { eventually, scrollTo } from './visit.ts'

const open = useBrowser()
const families = await readFamilies(base, someone.id)
const first = families.flatMap(({ paths }) => paths.slice(0, 1))

/** What has the focus: its words, whether it shows that it has it, and whether it can be seen. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return null
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
    const { top, bottom, left, right } = element.getBoundingClientRect()
    return {
      words: element.getAttribute('aria-label') ?? element.innerText.slice(0, 40),
      tag: element.tagName,
      isMarked: (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow !== 'none',
      isSeen: bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && bottom > top,
    }
  })

test.concurrent.each(first)('%s: the first stop skips to the content, every stop is seen and marked', async (path) => {
  const { page, close } = await open(path)
  await page.keyboard.press('Tab')
  expect(await focused(page)).toMatchObject({ words: 'Skip to content', isSeen: true, isMarked: true })
  const bad: unknown[] = []
  for (let stop = 0; stop < 25; stop++) {
    await page.keyboard.press('Tab')
    const at = await focused(page)
    if (at === null) break
    if (!at.isMarked || !at.isSeen) bad.push(at)
  }
  expect(bad).toEqual([])
  await page.locator('.skip').focus()
  await page.keyboard.press('Enter')
  await eventually(
    () => page.evaluate(() => document.activeElement?.id),
    (id) => expect(id).toBe('content'),
  )
  await page.keyboard.press('Tab')
  await eventually(
    () => page.evaluate(() => document.querySelector('header.top')?.contains(document.activeElement)),
    (isAbove) => expect(isAbove).toBe(false),
  )
  await close()
})

describe('by keyboard alone', () => {
  test('a menu opens, is walked through and closes', async () => {
    const { page, close } = await open('/')
    await tabTo(page, '[popovertarget="languages"]')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('nav')?.id)).toBe('languages')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('#languages').isVisible()).toBe(false)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('popovertarget'))).toBe('languages')
    await page.keyboard.press('Enter')
    await tabTo(page, '#languages a[lang="fr"]')
    await page.keyboard.press('Enter')
    await page.waitForURL(`${base}/fr/`)
    await close()
  })

  test('the theme is switched', async () => {
    const { page, close } = await open('/', { colorScheme: 'dark' })
    await tabTo(page, '[data-theme-switch]')
    await page.keyboard.press('Space')
    await expect.poll(() => page.getAttribute('html', 'data-theme')).toBe('light')
    await close()
  })

  test('a scope is chosen', async () => {
    const { page, close } = await open('/ranking/mount/global/')
    await tabTo(page, '.scopes summary')
    await page.keyboard.press('Enter')
    await tabTo(page, '.scopes details[open] a')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => /\/ranking\/mount\/(?!global)\w+\/$/.test(url.pathname))
    await close()
  })

  test('a board of another type and another way of counting are chosen', async () => {
    const { page, close } = await open('/ranking/achievement/global/')
    await tabTo(page, 'main a[href="/ranking/mount/global/"]')
    await page.keyboard.press('Enter')
    await page.waitForURL(`${base}/ranking/mount/global/`)
    await tabTo(page, 'main a[href="/ranking/mount/global/all/"]')
    await page.keyboard.press('Enter')
    await page.waitForURL(`${base}/ranking/mount/global/all/`)
    await close()
  })

  test('a character is found on a board, and its row has the focus', async () => {
    const { page, close } = await open('/ranking/mount/global/')
    await tabTo(page, '#find-me')
    await page.keyboard.type(someone.name)
    await page.keyboard.press('Enter')
    await page.locator(`tr[data-id="${someone.id}"][data-here]`).waitFor()
    expect(await focused(page)).toMatchObject({ isSeen: true, isMarked: true })
    expect(await page.evaluate(() => document.activeElement?.closest('tr')?.dataset['id'])).toBe(String(someone.id))
    await page.keyboard.press('Enter')
    await page.waitForURL(`${base}/char/${someone.id}/`)
    await close()
  })

  test('pages of a rarity list are turned', async () => {
    const { page, close } = await open('/rarity/title/global/')
    await scrollTo(page.locator('[data-rows] tr').last())
    await page.locator('[data-rows] a').last().focus()
    await tabTo(page, '.pager a[href="/rarity/title/global/page/2/"]', 10)
    await page.keyboard.press('Enter')
    await page.waitForURL(`${base}/rarity/title/global/page/2/`)
    await close()
  })

  test('a rarity list is searched, its results are turned, and another type is chosen', async () => {
    const { page, close } = await open('/rarity/achievement/global/')
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
    await close()
  })

  test('season, job and day of the ishgard event are chosen', async () => {
    const { page, close } = await open('/ranking/ishgard/global/')
    await tabTo(page, 'main a[href="/ranking/ishgard/global/4/CRP/"]')
    await page.keyboard.press('Enter')
    await page.waitForURL(`${base}/ranking/ishgard/global/4/CRP/`)
    await tabTo(page, 'main a[href="/ranking/ishgard/global/4/CRP/2/"]')
    await page.keyboard.press('Enter')
    await page.waitForURL(`${base}/ranking/ishgard/global/4/CRP/2/`)
    await close()
  })

  test('a character is searched for and opened', async () => {
    const { page, close } = await open('/charactersearch/')
    await tabTo(page, 'input[type="search"]')
    await page.keyboard.type(someone.name)
    await page.locator(`table a[href="/char/${someone.id}/"]`).waitFor()
    await tabTo(page, `table a[href="/char/${someone.id}/"]`, 10)
    await page.keyboard.press('Enter')
    await page.waitForURL(`${base}/char/${someone.id}/`)
    await close()
  })
})
