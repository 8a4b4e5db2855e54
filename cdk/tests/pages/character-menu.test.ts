import { type CharacterAnswer, characterPages, type CharacterWord, profilePage } from '@kupodex/data/contract'
import { listedCollections, type MenuGroup, menuGroups, tickedCollections } from '@kupodex/data/game'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { widths } from '../browser.ts'
import { ask, base, inLanguage, languages, someone, keepingOpen } from './site.ts'
import { shiftOf } from './shifts.ts'

const open = keepingOpen()
const profile = `/char/${someone.id}/`

/** Titles of the groups of the side menu, by their words in their order. */
const groupTitles: Readonly<Record<MenuGroup, string>> = {
  character: 'Character',
  companions: 'Mounts and Minions',
  appearance: 'Appearance and Emotes',
  pastimes: 'Cards and Music',
  battle: 'Duties and Battle',
  crafting: 'Crafting and Gathering',
  exploration: 'Exploration and Records',
  shops: 'Shops and Currencies',
}

/** Entries of the side menu by group, in their order, as each page describes itself. */
const groups: CharacterWord[][] = menuGroups.map((group) =>
  [profilePage, ...characterPages]
    .flatMap(({ word, menu }) => (menu !== null && 'place' in menu && menu.group === group ? [{ word, ...menu }] : []))
    .sort((a, b) => a.place - b.place)
    .map(({ word }) => word),
)

/** What the entries are called that the specification has (characters §2), and ours that are no collection; a collection has its name. */
const titles: Readonly<Record<string, string>> = {
  ...{ profile: 'Profile', next: 'What to Do Next', timeline: 'Timeline', titles: 'Titles' },
  ...{ achievements: 'Achievements', compare: 'Compare', mounts: 'Mounts', minions: 'Minions', bardings: 'Bardings' },
  ...{ fashions: 'Fashion and Hairstyles', emotes: 'Emotes', portraits: 'Portraits', ttcards: 'Triple Triad' },
  ...{ orchestrions: 'Orchestrion Rolls', raids: 'Raids', leves: 'Levequests', fish: 'Fish', shops: 'Shops' },
  ...{ cosmic: 'Cosmic Exploration', bozjanotes: 'Bozjan Field Notes', exploration: 'Exploration', story: 'Story' },
  ...{ moogletomes: 'Moogle Treasure Trove' },
}

const titleOf = (entry: string): string | undefined =>
  titles[entry] ?? listedCollections.find(({ page }) => page.path === entry)?.list.names.en

/** The collections that an entry stands for, itself and as tabs. */
const typesOf = (entry: string) =>
  characterPages.flatMap(({ word, menu, type }) =>
    type !== null && (word === entry || (menu !== null && 'tabOf' in menu && menu.tabOf === entry)) ? [type] : [],
  )

const isTicked = (type: string) => tickedCollections.some((collection) => collection.type === type)

/** The entries of which players check off everything. */
const checkedOff = groups.flat().filter((entry) => typesOf(entry).length > 0 && typesOf(entry).every(isTicked))

/** Those of which nobody has checked off anything, by the character's answer. */
const untouched = async (): Promise<string[]> => {
  const answer = await ask<CharacterAnswer>(`/api/charcache/${someone.id}/`)
  return checkedOff.filter((entry) => typesOf(entry).every((type) => answer[`${type}Count`] === 0))
}

const activeIn = (page: Page, part: string) =>
  page.evaluate((selector) => document.activeElement?.closest(selector) !== null, part)

/** Presses Tab until `is` has the focus; fails after a hundred stops. */
const tabTo = async (page: Page, is: string) => {
  const wanted = page.locator(is).first()
  for (let stop = 0; stop < 100; stop++) {
    await page.keyboard.press('Tab')
    if (await wanted.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${is} is not reached`)
}

/** The menu cuts nothing off beside it. */
const expectWhole = async (page: Page) => {
  const [inner, outer] = await page
    .locator('#parts')
    .evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth])
  // A menu of no width would cut nothing off either.
  expect(outer).toBeGreaterThan(200)
  expect(inner).toBe(outer)
}

const isOpen = (page: Page, group: string) =>
  page.locator(`[data-fold="${group}"]`).evaluate((one: HTMLDetailsElement) => one.open)

describe('the menu of a character', () => {
  test('has every page in its order, with the share of each collection; it leads by keyboard to the next page and back, and folds for it', async () => {
    const { page, problems, rest, close } = await open(profile, { viewport: widths.desktop })
    const links = page.locator('#parts li a')
    expect(await page.locator('#parts summary').allInnerTexts()).toEqual(Object.values(groupTitles))
    const entries = await links.evaluateAll((all) =>
      all.map((link) => ({
        word: link.getAttribute('data-word')?.replace('/', '') || 'profile',
        title: link.querySelector('span')?.innerText,
        share: link.querySelector('small')?.innerText,
      })),
    )
    expect(entries.map(({ word }) => word)).toEqual(groups.flat())
    const titled = (word: string, title: string | undefined) => `${word}: ${title ?? ''}`
    expect(entries.map(({ word, title }) => titled(word, title))).toEqual(
      entries.map(({ word, title }) => titled(word, titleOf(word) ?? (title || 'no title'))),
    )
    const shares = entries.flatMap(({ share }) => share ?? [])
    expect(shares.length).toBeGreaterThan(12)
    const without = entries.filter(({ share }) => share === '–').map(({ word }) => word)
    expect(without.toSorted()).toEqual((await untouched()).toSorted())
    expect(shares.filter((share) => share !== '–' && !/^<?\d+%$/.test(share))).toEqual([])
    expect(await page.locator('#parts [aria-current]').allInnerTexts()).toEqual(['Profile'])
    await expectWhole(page)

    await tabTo(page, '#parts a[data-word="timeline/"]')
    await page.keyboard.press('Enter')
    await page.waitForURL(`${base}${profile}timeline/`)
    await page.getByRole('heading', { name: 'Timeline', level: 1 }).waitFor()
    await expect.poll(() => page.locator('#parts [aria-current]').innerText()).toContain('Timeline')
    await page.goBack()
    await page.waitForURL(base + profile)
    await page.getByRole('heading', { name: someone.name, level: 1 }).waitFor()
    await expect.poll(() => activeIn(page, '#parts a[data-word="timeline/"]')).toBe(true)

    for (const group of ['companions', 'shops']) {
      await page.locator(`[data-fold="${group}"] summary`).focus()
      await page.keyboard.press('Enter')
      await expect.poll(() => isOpen(page, group)).toBe(false)
    }
    // A page opens its own group.
    await page.goto(`${base}${profile}mounts/`)
    await rest()
    expect([await isOpen(page, 'companions'), await isOpen(page, 'shops')]).toEqual([true, false])
    expect(await shiftOf(page)).toBeLessThan(0.01)
    expect(problems).toEqual([])
    await close()
  })

  test.concurrent.each(languages.filter((language) => language !== 'en'))(
    'in %s cuts no entry off beside the page, and leads to any page of the same character, on a phone in two presses',
    async (language) => {
      const { page, close } = await open(inLanguage(language, `${profile}timeline/`), { viewport: widths.desktop })
      const menu = page.locator('#parts')
      await expectWhole(page)
      const paths = await page
        .locator('#parts li a, .owner a')
        .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
      const own = inLanguage(language, profile)
      const known = new Set([
        ...[own, inLanguage(language, '/char/')],
        ...characterPages.map(({ word }) => `${own}${word}/`),
      ])
      expect(paths.filter((path) => !known.has(path))).toEqual([])

      await page.setViewportSize(widths.phone)
      await page.locator('[popovertarget="parts"]').click()
      for (const link of await page.locator('#parts li a').all()) await link.waitFor()
      // Half a window of scrolling at most for what there is now, and nothing beside it.
      expect(await menu.evaluate(({ scrollHeight }) => scrollHeight)).toBeLessThan(1.5 * widths.phone.height)
      await expectWhole(page)
      await close()
    },
  )

  test('on a phone opens inside of the window, where a thumb reaches it, is walked through and left by keyboard, and lets the character go by its X', async () => {
    const { page, close } = await open(profile, { viewport: { width: 320, height: 568 } })
    const menu = page.locator('#parts')
    expect(await menu.isVisible()).toBe(false)
    const button = await page.locator('[popovertarget="parts"]').boundingBox()
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeGreaterThan(568 - 64)
    await tabTo(page, '[popovertarget="parts"]')
    await page.keyboard.press('Enter')
    const isInside = async () => {
      const { x, y, width } = (await menu.boundingBox()) ?? { x: -1, y: -1, width: 999 }
      return [y >= 0, x >= 0, x + width <= 320]
    }
    await expect.poll(isInside).toEqual([true, true, true])
    await page.keyboard.press('Tab')
    await expect.poll(() => activeIn(page, '#parts')).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => menu.isVisible()).toBe(false)
    await expect.poll(() => activeIn(page, '[popovertarget="parts"]')).toBe(true)
    await page.keyboard.press('Enter')
    await tabTo(page, '#parts a[data-word="timeline/"]')
    await page.keyboard.press('Enter')
    await page.waitForURL(`${base}${profile}timeline/`)
    await page.getByRole('link', { name: 'Close this character' }).click()
    await page.waitForURL(`${base}/char/`)
    await close()
  })

  test('shows the entry of its page, and stays where it was scrolled to', async () => {
    const { page, rest, close } = await open(`${profile}moogletomes/`, { viewport: { width: 1280, height: 600 } })
    const menu = page.locator('#parts')
    const entry = await page.locator('#parts [aria-current]').boundingBox()
    expect((entry?.y ?? 600) + (entry?.height ?? 0)).toBeLessThan(600)
    const top = await menu.evaluate(({ scrollTop }) => scrollTop)
    expect(top).toBeGreaterThan(0)
    await page.locator('#parts a[data-word="shops/"]').click()
    await page.waitForURL(`${base}${profile}shops/`)
    await rest()
    expect(await menu.evaluate(({ scrollTop }) => scrollTop)).toBe(top)
    await close()
  })
})
