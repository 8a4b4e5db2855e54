import { itemWord } from '@kupodex/data/character'
import { type ItemsAnswer, mostCharacters } from '@kupodex/data/contract'
import { sampled } from '@kupodex/data/soak.fixture'
import { loadTable } from '@kupodex/data/tables'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findFaults } from '../axe.ts'
import { widths } from '../browser.ts'
import { isShown } from '../truth.ts'
import { enlarge, overflow } from './letters.ts'
import { ask, base, crossings, inLanguage, people, someone, useBrowser } from './site.ts'
import { tabTo } from './focus.ts'
import { shiftOf } from './shifts.ts'

const open = useBrowser()

/** A hundred members: everybody of the population, and ids that nobody has. */
const ids = [someone.id, ...people.map(({ id }) => id).filter((id) => id !== someone.id)]
for (let id = Math.max(...ids) + 1; ids.length < mostCharacters; id++) ids.push(id)
const hundred = `/matrix/?chars=${ids.slice(0, mostCharacters).join()}`

const members = people.filter((person) => isShown(person) && !Object.values(person.privacy).includes(true)).slice(0, 4)
const hidden = people.find(({ privacy, state }) => state === 'listed' && privacy.mounts)
const few = `/matrix/?chars=${[...members, ...(hidden === undefined ? [] : [hidden])].map(({ id }) => id).join()}`

/** The words of each cell of the row of a thing. */
const cellsOf = (page: Page, name: string) =>
  page
    .locator('.matrix [role=row]', { has: page.getByRole('link', { name, exact: true }) })
    .first()
    .locator('[role=gridcell]')
    .evaluateAll((cells) =>
      cells.map((cell) => cell.getAttribute('aria-label') ?? cell.querySelector('.unseen')?.textContent),
    )

test.each(sampled(crossings, 2))(
  'a hundred members read well in $language on a $size, $colorScheme; few rows are drawn, and the last one can be reached',
  async ({ language, size, colorScheme }) => {
    const { page, problems, rest } = await open(inLanguage(language, `${hundred}&list=minions`), {
      viewport: widths[size],
      colorScheme,
    })
    await page.locator('.matrix, .against').waitFor()
    expect(await findFaults(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
    expect(await shiftOf(page)).toBeLessThan(0.05)
    expect(problems).toEqual([])
    if (size === 'phone') return
    const rows = Number(await page.locator('.matrix').getAttribute('aria-rowcount')) - 1
    expect(rows).toBeGreaterThan(300)
    expect(rows).toBeLessThanOrEqual(loadTable('minions').length)
    expect(await page.locator('.matrix [role=rowheader]').count()).toBeLessThan(80)
    await tabTo(page, '.matrix')
    await page.keyboard.press('Control+End')
    await rest()
    const last = page.locator(`.matrix [aria-rowindex="${rows + 1}"] .current`)
    await last.waitFor()
    expect(await last.getAttribute('id')).toBe(await page.locator('.matrix').getAttribute('aria-activedescendant'))
  },
)

describe('on a wide screen', () => {
  test('it says of each member what their own lists say, and of who hides theirs that it is not known; its address has what it is narrowed to, the Tab key reaches it once, and Enter opens what is there', async () => {
    const { page, rest } = await open(`${few}&list=mounts`)
    await page.locator('.matrix').waitFor()
    const owned = await Promise.all(
      members.map(async ({ id }) => {
        const { items } = await ask<ItemsAnswer>(`/api/char/${id}/${itemWord('mount')}/`)
        return new Set(items.map((item) => item.id))
      }),
    )
    const names = await page
      .locator('.matrix [role=rowheader] a')
      .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')] as const))
    expect(names.length).toBeGreaterThan(10)
    for (const [name, href] of names.slice(0, 10)) {
      const id = Number(/(\d+)\/$/.exec(href ?? '')?.[1])
      const [count, ...cells] = await cellsOf(page, name ?? '')
      const expected = owned.map((has) => (has.has(id) ? 'Has it' : 'Missing'))
      expect([name, ...cells.slice(0, members.length)]).toEqual([name, ...expected])
      const n = expected.filter((word) => word === 'Has it').length
      expect(count).toContain(`${n} of ${members.length} have it`)
      if (hidden !== undefined) expect(cells.at(-1)).toBe('Not known')
    }

    await page.getByRole('combobox', { name: 'Collection' }).selectOption('minions')
    await page.locator('.matrix[aria-label^="Minions"]').waitFor()
    await page.getByRole('button', { name: 'Everyone is missing it' }).click()
    await page.getByLabel('Search this list').fill('wind-up')
    await page.waitForURL(/list=minions.*q=wind-up/)
    await rest()
    const rows = await page.locator('.matrix').getAttribute('aria-rowcount')
    expect(Number(rows)).toBeGreaterThan(1)
    expect(page.url().slice(base.length)).toContain(few)
    await page.reload()
    await page.locator('.matrix').waitFor()
    await expect.poll(() => page.locator('.matrix').getAttribute('aria-rowcount')).toBe(rows)

    await tabTo(page, '.matrix')
    await page.keyboard.press('Tab')
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.matrix') ?? null)).toBeNull()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname === `/char/${members[0]?.id}/`)
  })
})

describe('on a phone', () => {
  test('one member is shown against the others, who are named behind one press; letters of twice the size fit', async () => {
    const { page } = await open(few, { viewport: widths.phone })
    await page.locator('.against').waitFor()
    const [first, second] = members
    await page.getByRole('combobox', { name: 'Character', exact: true }).selectOption(String(second?.id))
    await page.waitForURL(new RegExp(`member=${second?.id}`))
    await page
      .getByRole('button', { name: /others? ha(s|ve) it$/ })
      .first()
      .click()
    const names = await page.locator('.who-else:not([hidden]) a').first().innerText()
    expect([first, ...members].map((one) => one?.name)).toContain(names)
    await enlarge(page, 200)
    expect(await overflow(page)).toBe(0)
  })
})

describe('without a word of who', () => {
  test('characters are chosen, two at least', async () => {
    const { page } = await open('/matrix/', { viewport: widths.phone })
    await page.getByRole('heading', { name: 'Choose characters' }).waitFor()
    const [first, second] = members
    const field = page.getByLabel('Name, ID, or Lodestone link')
    await field.fill(String(first?.id))
    await field.press('Enter')
    // The other one by the name, as it is suggested.
    await field.fill(second?.name ?? '')
    const option = page.getByRole('option', { name: second?.name ?? '' }).first()
    await option.waitFor()
    expect(await findFaults(page)).toEqual([])
    const href = (await option.getAttribute('href')) ?? ''
    await field.press('ArrowDown')
    await field.press('Enter')
    const chosen = /(\d+)\/$/.exec(href)?.[1]
    expect(await findFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Show 2 characters' }).click()
    await page.waitForURL((url) => url.search === `?chars=${first?.id},${chosen}`)
    await page.locator('.against').waitFor()
  })
})
