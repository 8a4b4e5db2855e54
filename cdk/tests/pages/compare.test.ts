import { isMarkType, partTypes, seenParts } from '@kupodex/data/character'
import type { CharacterAnswer, ItemsAnswer } from '@kupodex/data/contract'
import { counts } from '@kupodex/data/rules'
import { sampled } from '@kupodex/data/soak.fixture'
import { loadTable } from '@kupodex/data/tables'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findFaults } from '../axe.ts'
import { widths } from '../browser.ts'
import { isShown } from '../truth.ts'
import { enlarge, overflow } from './letters.ts'
import { ask, crossings, inLanguage, people, someone, useBrowser } from './site.ts'
import { shiftOf } from './shifts.ts'
import { clickBelow, scrollTo } from './visit.ts'

const open = useBrowser()

const other = (() => {
  const isOpen = (person: (typeof people)[number]) => isShown(person) && !Object.values(person.privacy).includes(true)
  const found = people.find((person) => person.id !== someone.id && isOpen(person) && person.mounts.length > 9)
  if (found === undefined) throw new Error('only one of the population is wholly public')
  return found
})()

const path = `/char/${someone.id}/compare/${other.id}/`

const [a, b] = [
  await ask<CharacterAnswer>(`/api/charcache/${someone.id}/`),
  await ask<CharacterAnswer>(`/api/charcache/${other.id}/`),
]
const number = (value: number) => new Intl.NumberFormat('en').format(value)
const idsOf = (items: readonly { id: number }[]) => items.map(({ id }) => id)

/** The numbers on the buttons that say who has a thing: all, both, only the first, only the second, neither. */
const numbersOf = async (page: Page) => {
  await page.locator('.who-has').waitFor()
  const texts = await page.locator('.compared fieldset.types small').allInnerTexts()
  return texts.map((text) => Number(text.replaceAll(',', '')))
}

const expected = (rows: readonly { id: number; counts: boolean }[], first: number[], second: number[]) => {
  const both = rows.filter(({ id }) => first.includes(id) && second.includes(id)).length
  const onlyA = rows.filter(({ id }) => first.includes(id) && !second.includes(id)).length
  const onlyB = rows.filter(({ id }) => !first.includes(id) && second.includes(id)).length
  const neither = rows.filter((row) => row.counts && !first.includes(row.id) && !second.includes(row.id)).length
  return [both + onlyA + onlyB + neither, both, onlyA, onlyB, neither]
}

/** The things of a list by name, those below the screen too, which have no text to the eye until they are drawn. */
const namesOf = async (page: Page) => {
  await page.locator('.who-has').waitFor()
  return page
    .locator('.who-has [role="rowheader"]')
    .evaluateAll((heads) => heads.map((head) => head.firstChild?.textContent))
}

const counted = <Row extends { id: number; deleted: boolean }>(rows: readonly Row[]) =>
  rows.filter(({ deleted }) => !deleted).map((row) => ({ id: row.id, counts: counts(row) }))

test.each(sampled(crossings, 2))(
  'it reads well in $language on a $size, $colorScheme, with letters of twice the size too',
  async ({ language, size, colorScheme }) => {
    const { page, problems } = await open(inLanguage(language, path), { viewport: widths[size], colorScheme })
    expect(await page.locator('.versus-head').allInnerTexts()).toEqual([
      expect.stringContaining(someone.name),
      expect.stringContaining(other.name),
    ])
    // On a phone the list is below all else, and comes once it is near.
    await scrollTo(page.locator('.compared'))
    await page.locator('.who-has').waitFor()
    expect(await findFaults(page)).toEqual([])
    expect(await shiftOf(page)).toBeLessThan(0.05)
    expect(await overflow(page)).toBe(0)
    await enlarge(page, 200)
    await scrollTo(page.locator('.compared'))
    await page.locator('.who-has').waitFor()
    expect(await overflow(page)).toBe(0)
    expect(problems).toEqual([])
  },
)

test('the summary has every collection of both side by side, and opens lists that count as two plain lists do, by the keyboard too; what players check off is asked for only then, and of thousands 250 are shown', async () => {
  const { page, asked, rest } = await open(path)
  const summary = page.locator('.summary')
  const minions = await summary.locator('li:has(> [href$="list=minions"])').innerText()
  for (const one of [a, b]) expect(minions).toContain(`${number(one.minionCount)} of ${number(one.minionPossible)}`)
  expect(await summary.locator('li').count()).toBe(26)
  const items = () => asked.filter((one) => /^\/api\/char\/\d+\//.test(one))
  expect(items()).toEqual([])
  await summary.locator('a[href$="list=emotes"]').focus()
  await page.keyboard.press('Enter')
  await rest()
  await expect.poll(() => new URL(page.url()).search).toBe('?list=emotes')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Emotes')
  const both = [a.id, b.id].toSorted().map((id) => `/api/char/${id}/emotes/`)
  await expect.poll(() => items().toSorted()).toEqual(both)
  const owned = await Promise.all(
    [a, b].map(async ({ id }) => idsOf((await ask<ItemsAnswer>(`/api/char/${id}/emotes/`)).items)),
  )
  const numbers = expected(counted(loadTable('emotes')), owned[0] ?? [], owned[1] ?? [])
  await expect.poll(() => numbersOf(page)).toEqual(numbers)

  const synced = seenParts.filter((part) => !isMarkType(partTypes[part]))
  for (const word of [...synced, 'achievements'] as const) {
    // The list of mounts is that of an address that names none.
    await summary.locator(word === 'mounts' ? 'a[href="?"]' : `a[href$="list=${word}"]`).click()
    await expect.poll(() => numbersOf(page)).toEqual(expected(counted(loadTable(word)), idsOf(a[word]), idsOf(b[word])))
  }
  const [all = 0] = await numbersOf(page)
  expect(all).toBeGreaterThan(3000)
  const rows = page.locator('.who-has [role="rowheader"]')
  await expect.poll(() => rows.count()).toBe(250)
  await clickBelow(page.getByRole('button', { name: `Plus ${number(all - 250)} more.` }), rest)
  await expect.poll(() => rows.count()).toBe(all)
})

test('a list is shared by its address, and turned when the sides are swapped', async () => {
  const { page, rest } = await open(`${path}?list=minions`)
  await page
    .getByRole('button', { name: /^Only .*/ })
    .last()
    .click()
  await page.waitForURL(/list=minions.*show=onlyB|show=onlyB.*list=minions/)
  // The rows follow the buttons, at their own pace.
  await rest()
  const names = await namesOf(page)
  expect(names.length).toBeGreaterThan(0)
  await page.getByRole('link', { name: 'Swap sides' }).click()
  await page.waitForURL((url) => url.pathname === `/char/${other.id}/compare/${someone.id}/`)
  await rest()
  await expect.poll(() => new URL(page.url()).searchParams.get('show')).toBe('onlyA')
  await expect.poll(() => namesOf(page)).toEqual(names)
})

describe('the second character', () => {
  test('is picked from those opened before, or found by name', async () => {
    const { page, rest } = await open(`/char/${other.id}/`)
    await page.goto(`/char/${someone.id}/compare/`)
    await rest()
    expect(await findFaults(page)).toEqual([])
    await page.locator('.second').getByRole('link', { name: other.name }).click()
    await page.waitForURL((url) => url.pathname === path)
    await page.goBack()
    await page.getByLabel('Character name, ID, or Lodestone link').focus()
    await page.keyboard.type(other.name.slice(0, 5))
    await page.locator(`[data-suggestions] a[href="${path}"]`).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname === '/charactersearch/')
    await page.locator(`.found a[href="${path}"]`).click()
    await page.waitForURL((url) => url.pathname === path)
  })

  test('may be new, and is shown once it was read', async () => {
    let isRead = false
    const { page } = await open(`/char/${someone.id}/compare/424242/`, {
      until: 'load',
      prepare: async (context) => {
        await context.route('**/api/charcache/424242/', (route) =>
          route.fulfill({ json: { ...b, id: 424242, status: isRead ? 'ready' : 'adding' } }),
        )
        await context.route('**/api/charrealtime/424242/', (route) =>
          route.fulfill({ json: { ...b, id: 424242, status: 'adding', queue: { place: 1, wait: 3 }, again: null } }),
        )
      },
    })
    await page.getByText('Please wait a minute for it to be added.').waitFor()
    expect(await page.getByRole('heading', { name: 'Choose the second character' }).isVisible()).toBe(true)
    expect(await findFaults(page)).toEqual([])
    isRead = true
    await page.locator('.who-has').waitFor()
    expect(await page.innerText('.person .owner')).toContain(someone.name)
  })
})
