import { nameIn } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { madeUpPeople } from '#local/login/people.ts'
import { findFaults } from '../axe.ts'
import { widths } from '../browser.ts'
import { giveTo, logInAs, unowned } from './player.ts'
import { someone, useBrowser } from './site.ts'
import { countWhole } from './visit.ts'

const open = useBrowser()
const desktop = { viewport: widths.desktop }
const phone = { viewport: widths.phone, colorScheme: 'dark' } as const
const at = (path: string) => `/char/${someone.id}/${path}/`

/** Who is given a character. */
const owner = madeUpPeople[3]!

/** The item that pays vendors of shared FATE rewards. */
const gemstone = 26807
const isLive = ({ deleted }: { deleted: boolean }) => !deleted

const expectSound = async (page: Page, width: number) => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  expect(await findFaults(page)).toEqual([])
}

test('portraits are listed by tab, and say which parts a condition unlocks', async () => {
  const conditions = loadTable('portraitConditions').filter(isLive)
  const framer = conditions.find(({ group }) => group === 'framers')
  const parts = loadTable('portraits').filter((row) => isLive(row) && row.portraitConditionId === framer?.id)
  const { page, problems } = await open(at('portraits'), desktop)
  await page.getByRole('link', { name: /^Framer's Kits/ }).click()
  await page.waitForURL('**/portraits/framers/')
  await page.locator(`.things a[data-thing="${framer?.id}"]`).click()
  await page.waitForURL(`**/portraits/framers/${framer?.id}/`)
  await page.getByRole('heading', { name: 'For the portrait' }).waitFor()
  const details = await page.locator('.details').innerText()
  for (const { name } of parts) if (name !== null) expect(details).toContain(nameIn(name, 'en'))
  await expectSound(page, widths.desktop.width)
  expect(problems).toEqual([])
})

describe('shops', () => {
  const gil = 1

  test('have an address for each currency, and going back leads to the one before', async () => {
    const { page, rest, problems } = await open(at('shops'), phone)
    await page.getByText('Select a currency to view vendors.').waitFor()
    await page.locator(`a[data-group="${gil}"]`).click()
    await page.waitForURL(`**/shops/${gil}/`)
    await page.waitForFunction(() => document.activeElement?.textContent === 'Gil')
    await page.getByText(/Together they cost [\d,]+ × Gil\./).waitFor()
    const all = await countWhole(page.locator('.vendor'), rest)
    expect(await page.locator('.vendor').last().innerText()).toContain('Unknown vendor')
    await page.getByRole('button', { name: 'Filter' }).click()
    await page.getByRole('button', { name: 'Missing', exact: true }).click()
    await page.waitForURL('**/shops/1/?show=missing')
    await expect.poll(() => page.locator('.vendor input:checked').count()).toBe(0)
    await expect.poll(() => page.locator('.vendor').count()).toBeLessThanOrEqual(all)
    await page.getByRole('button', { name: /^Show \d/ }).click()
    await page.locator('dialog').waitFor({ state: 'detached' })
    await page.waitForURL('**/shops/1/?show=missing')
    await expectSound(page, widths.phone.width)
    await page.goBack()
    await page.waitForURL('**/shops/')
    await page.waitForFunction(() => document.activeElement?.getAttribute('data-group') === '1')
    expect(problems).toEqual([])
  })

  test('lead to vendors on their maps; goods are ticked without an account, and by whoever owns the character, who finds them in the list', async () => {
    const sold = loadTable('shops')
      .filter((row) => isLive(row) && row.currencyItemId === gemstone)
      .flatMap(({ items }) => items)
    const roll = sold.find(({ unlock }) => unlock.kind === 'orchestrion')?.unlock.id
    const item = loadTable('orchestrions').find(({ id }) => id === roll)?.name.en ?? ''
    // Without an account nothing is known of mounts, and ticks stay in the browser.
    const { page, problems } = await open(`/char/0/shops/${gemstone}/`, phone)
    const ticks = page.locator('.vendor input:enabled')
    await ticks.first().waitFor()
    await page.getByText('These checkmarks are kept in this browser only.').waitFor()
    const vendor = page.locator('.vendor').first()
    await vendor.getByText(/X:\s[\d.]+ Y:\s[\d.]+/).waitFor()
    await vendor.locator('summary').click()
    await vendor.locator('.map-pin').waitFor()
    const box = page.locator('.vendor li', { hasText: item }).first().getByRole('checkbox')
    await box.click()
    await page.locator('.currency p', { hasText: /^1 of \d+$/ }).waitFor()
    await page.locator('.marks-bar .link').click()
    await page.locator('.currency p', { hasText: /^0 of \d+$/ }).waitFor()
    await expectSound(page, widths.phone.width)
    await page.goto('/char/0/moogletomes/')
    await page.locator('.trove input:enabled').nth(1).click()
    await page.locator('.summary p', { hasText: /^1 of / }).waitFor()
    await expectSound(page, widths.phone.width)

    const character = unowned[3]
    if (character === undefined) throw new Error('nobody of the population is left')
    await giveTo(owner, character.id)
    await page.goto('/')
    await page.locator('header a[data-login]').click()
    await logInAs(page, owner)
    await page.waitForURL((url) => url.pathname === '/' && url.search === '')
    await page.goto(`/char/${character.id}/shops/${gemstone}/`)
    await ticks.first().waitFor()
    const had = await box.isChecked()
    await box.click()
    await page.locator('.marks-bar .link').waitFor()
    await page.waitForFunction(() => document.querySelector('.vendor [aria-busy]') === null)
    // The list of the collection says the same.
    await page.goto(`/char/${character.id}/orchestrions/?q=${encodeURIComponent(item)}`)
    await page.locator('.tick-tools').waitFor()
    await expect.poll(() => page.locator('.line input').first().isChecked()).toBe(!had)
    const provider = `asks http://localhost:${inject('config').ports.login}/`
    expect(problems.filter((one) => !one.startsWith(provider))).toEqual([])
  })
})

test('the trove lists each offer once, and what is missing by season; whoever may not tick is told what it takes', async () => {
  const offers = loadTable('moogleTrove').filter(isLive)
  const each = new Set(offers.map(({ itemId, amount }) => `${itemId} ${amount}`))
  const things = offers.filter(({ unlock }) => unlock !== null)
  const { page, problems } = await open(at('moogletomes'), desktop)
  await expect.poll(() => page.locator('.trove tbody tr').count()).toBe(each.size)
  await expect.poll(() => page.locator('.trove input[type=checkbox]').count()).toBe(things.length)
  const completed = await page.locator('.trove input:checked').count()
  expect(await page.locator('.summary').innerText()).toContain(`${completed} of ${things.length} collection items`)
  await page.getByText('What is missing').click()
  const rest = (await page.locator('.trove-rest dd').allInnerTexts()).map((text) => Number(/^\d+/.exec(text)?.[0] ?? 0))
  expect(rest.reduce((sum, n) => sum + n, 0)).toBe(things.length - completed)
  await expectSound(page, widths.desktop.width)
  await page.locator('.trove .tick').first().click({ force: true })
  await page.getByRole('alert').getByText('Please log in and verify ownership').waitFor()
  expect(problems).toEqual([])
})

test('battles are on the map of their zone, and lead to the notes that drop there, by keyboard alone', async () => {
  const { page, problems } = await open(at('bozjanotes'), desktop)
  await page.getByText('Map of the battles').focus()
  await page.keyboard.press('Enter')
  await page.locator('.overlays').waitFor()
  await page.getByRole('button', { name: 'Zadnor', pressed: true }).waitFor()
  await page.locator('.overlays').getByLabel('No Drops').check()
  await page.locator('.overlays').getByLabel('Completed').check()
  const fates = loadTable('fates').filter(isLive)
  const onMap = (mapId: number) => fates.filter((row) => row.mapId === mapId).length
  await expect.poll(() => page.locator('.map-places li').count()).toBe(onMap(665))
  await page.getByRole('button', { name: 'Bozjan Southern Front' }).click()
  await expect.poll(() => page.locator('.map-pin').count()).toBe(onMap(606))
  const duel = page.locator('.map-places li').filter({ hasText: 'Aces High' })
  await duel.getByRole('button').focus()
  await page.keyboard.press('Enter')
  const battle = page.locator('.battle')
  await battle.getByRole('heading', { name: 'Aces High' }).waitFor()
  await battle.getByRole('button', { name: 'Appears after Vigil for the Lost' }).click()
  await battle.getByRole('heading', { name: 'Vigil for the Lost' }).waitFor()
  await battle.getByRole('button', { name: 'Can be followed by Aces High' }).click()
  await expectSound(page, widths.desktop.width)
  await battle.getByRole('link', { name: /^11\. / }).click()
  await page.waitForURL('**/bozjanotes/11/')
  await page.getByRole('heading', { name: 'Drops in' }).waitFor()
  await expect.poll(() => page.locator('.details .dropped').innerText()).toContain('Aces High')
  await page.locator('.dropped summary').click()
  await expect.poll(() => page.locator('.dropped .map-pin').count()).toBe(2)
  expect(problems).toEqual([])
})
