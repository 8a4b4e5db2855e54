import { isSoak } from '@kupodex/data/soak.fixture'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findFaults } from '../axe.ts'
import { widths } from '../browser.ts'
import { nativeFields } from './targets.ts'
import { isShown } from '../truth.ts'
import { signUp } from './player.ts'
import { base, inLanguage, people, useBrowser } from './site.ts'

const open = useBrowser()

/** Those who come into the group, and one who is known to nobody. */
const eight = people.filter(isShown).slice(0, 8)
const nobody = 999_999_999

/** The gate takes the first. */
const walks = [
  {
    language: 'de',
    size: 'desktop',
    words: {
      ...{ paste: 'Aus einer Liste', remove: '{name} entfernen', refused: /Noch nicht auf Kupodex/ },
      missing: 'Diese Gruppe gibt es nicht',
    },
  },
  {
    language: 'en',
    size: 'phone',
    words: {
      ...{ paste: 'From a list', remove: 'Remove {name}', refused: /Not on Kupodex yet/ },
      missing: 'No such group',
    },
  },
] as const

const members = (page: Page) => page.locator('.member-list:not(.picks) .member')

/** The narrowest window that pages are made for. */
const narrowest = { width: 320, height: 640 }

/** A page is as wide as its window, and axe finds nothing wrong with it, also in the narrowest one. */
const expectSound = async (page: Page) => {
  expect(await findFaults(page)).toEqual([])
  expect(await nativeFields(page)).toEqual([])
  const viewport = page.viewportSize() ?? widths.desktop
  await page.setViewportSize(narrowest)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(narrowest.width)
  await page.setViewportSize(viewport)
}

describe.each(walks.slice(0, isSoak ? walks.length : 1))('in $language, from $size', ({ language, size, words }) => {
  test('a player makes a group of eight, takes one out and back, a stranger sees it, and an address of none says so', async () => {
    const viewport = widths[size]
    const groups = inLanguage(language, '/groups/')
    const { page, rest, problems } = await open(groups, { viewport })
    await expectSound(page)
    await page.locator('main a[data-login]').click()
    await signUp(page, `groups-${language}@kupodex.example`)
    await page.waitForURL(base + groups)

    await page.locator('[name=name]').fill('Kupo & Nuts')
    await page.locator('[name=note]').fill('Sundays at eight')
    await expectSound(page)
    await page.locator('form:has([name=note]) .button').click()
    await page.waitForURL(/\/group\/[\w-]{22}\/$/)
    const path = new URL(page.url()).pathname
    await page.locator('#add').waitFor()
    expect(await page.locator('h1').innerText()).toBe('Kupo & Nuts')

    await page.locator('#add summary', { hasText: words.paste }).click()
    await page.locator('textarea').fill([...eight.map(({ id }) => `/character/${id}/`), nobody].join('\n'))
    await page.locator('form:has(textarea) .button').click()
    await expect.poll(() => members(page).count()).toBe(8)
    expect(await page.locator('.added').innerText()).toMatch(words.refused)

    const [first] = eight
    await page.getByRole('button', { name: words.remove.replace('{name}', first?.name ?? '') }).click()
    await expect.poll(() => members(page).count()).toBe(7)
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('button')
    await page.locator('.undo-line .button').click()
    await expect.poll(() => members(page).count()).toBe(8)
    await rest()
    await expectSound(page)

    const stranger = await open(path, { viewport: widths.phone })
    // A cache may still have the group as it was while nobody was in it.
    await expect
      .poll(async () => {
        await stranger.page.reload()
        await stranger.rest()
        return members(stranger.page).count()
      })
      .toBe(8)
    for (const { name } of eight) await stranger.page.locator('.member', { hasText: name }).first().waitFor()
    expect(await stranger.page.locator('#add, .member-list .button').count()).toBe(0)
    expect(await stranger.page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
    await expectSound(stranger.page)
    expect(stranger.problems).toEqual([])
    await stranger.close()

    await page.locator('section.panel .button.quiet').last().click()
    await page.locator('section.panel:last-of-type input').fill(language === 'de' ? 'löschen' : 'delete')
    await page.keyboard.press('Enter')
    await page.waitForURL(base + groups)
    // The provider of logins is on another origin.
    expect(problems.filter((problem) => !problem.startsWith('asks '))).toEqual([])
    await page.goto(inLanguage(language, '/group/AAAAAAAAAAAAAAAAAAAAAA/'))
    await page.getByRole('heading', { name: words.missing, level: 1 }).waitFor()
    expect(await findFaults(page)).toEqual([])
  })
})
