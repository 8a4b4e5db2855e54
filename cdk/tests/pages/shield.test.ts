import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { mainPatch } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import { findFaults } from '../axe.ts'
import { widths } from '../browser.ts'
import { overflow } from './letters.ts'
import { inLanguage, keepingOpen, someone, useBrowser } from './site.ts'

const open = useBrowser()

/** A browser in which a patch was chosen before. */
const after = (patch: number) => (context: BrowserContext) =>
  context.addInitScript((until) => localStorage.setItem('kupodex.shield', String(until)), patch)

const mounts = loadTable('mounts').filter(({ deleted, isInLog, obtainable }) => !deleted && isInLog && obtainable)
const ofPatch = (patch: number) => {
  const found = mounts.find((mount) => mainPatch(mount.patch) === patch)
  if (found === undefined) throw new Error(`no mount is of patch ${patch}`)
  return found
}
const [old, late] = [ofPatch(20), ofPatch(74)]
const list = '/rarity/mount/global/'

describe('a rarity list after 7.3', async () => {
  const { page, problems, close } = await keepingOpen()(list, { prepare: after(73), viewport: widths.desktop })
  const row = (id: number) => page.locator('.item', { has: page.locator(`a[href="${list}${id}/"]`) })
  afterAll(close)

  test('names what is older and hides what is later, also from programs that read the page aloud', async () => {
    expect(await page.getByRole('link', { name: old.name.en, exact: true }).count()).toBe(1)
    expect(await page.getByRole('link', { name: late.name.en, exact: true }).count()).toBe(0)
    expect(await row(late.id).locator('a').first().isVisible()).toBe(false)
    expect(await row(late.id).getByRole('button').innerText()).toBe('Hidden: patch 7.4')
    expect(await row(old.id).getByRole('button').count()).toBe(0)
  })

  test('has no fault that axe finds', async () => expect(await findFaults(page)).toEqual([]))

  test('is not searched by names that are hidden', async () => {
    const field = page.getByRole('searchbox')
    await field.fill(late.name.en)
    await page.getByText('Nothing in this list matches').waitFor()
    expect(await row(late.id).count()).toBe(0)
    await field.fill(old.name.en)
    await row(old.id).locator('a').first().waitFor()
    expect(await row(late.id).count()).toBe(0)
    await field.fill('')
    await row(late.id).getByRole('button').waitFor()
  })

  test('shows a thing by the keyboard, keeps the focus there, and finds it from then on', async () => {
    await row(late.id).getByRole('button').focus()
    await page.keyboard.press('Enter')
    const link = page.getByRole('link', { name: late.name.en, exact: true })
    await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.getByRole('searchbox').fill(late.name.en)
    await page.getByText('1 found').waitFor()
    await link.waitFor()
    expect(problems).toEqual([])
  })
})

test('a reader chooses a patch on the page of the shield; the choice lasts, and counts in another tab at once', async () => {
  const { page, problems } = await open(list)
  const choice = page.getByRole('combobox', { name: 'Hide everything added after patch' })
  const linkIn = (tab: Page) => tab.getByRole('link', { name: late.name.en, exact: true })
  expect(await linkIn(page).count()).toBe(1)
  await page.getByRole('link', { name: 'Spoiler shield' }).first().click()
  await choice.selectOption('7.3')
  expect(await findFaults(page)).toEqual([])
  await page.goBack()
  await page.getByRole('button', { name: 'Hidden: patch 7.4' }).first().waitFor()
  await expect.poll(() => linkIn(page).count()).toBe(0)
  await page.goForward()
  await expect.poll(() => choice.inputValue()).toBe('73')

  const other = await page.context().newPage()
  await other.goto(list)
  await linkIn(other).waitFor({ state: 'detached' })
  await choice.selectOption('')
  await linkIn(other).waitFor()
  await choice.selectOption('7.3')
  await linkIn(other).waitFor({ state: 'detached' })
  await choice.selectOption('')
  await page.goBack()
  await linkIn(page).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('kupodex.shield'))).toBeNull()
  expect(problems).toEqual([])
})

test.each([
  ['of all worlds', 'fr', `${list}${late.id}/`, 'Masqué\u00a0: mise à jour 7.4'],
  ['of an achievement, which the browser fills', 'ja', '/rarity/achievement/global/3868/', '非表示：パッチ7.4'],
] as const)('the page of a thing %s names it in no place until it is asked for', async (_, language, path, hidden) => {
  const { page } = await open(inLanguage(language, path), { prepare: after(73), viewport: widths.phone })
  const heading = page.getByRole('heading', { level: 1 })
  expect(await heading.innerText()).toBe(hidden)
  expect(await page.title()).toBe(hidden)
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  expect(await findFaults(page)).toEqual([])
  await page.getByRole('button', { name: hidden }).click()
  await expect.poll(() => heading.innerText()).not.toContain(hidden)
  const name = await heading.innerText()
  await expect.poll(() => page.title()).toContain(name)
})

test('before scripts have looked, everything with a patch is hidden: no name flashes', async () => {
  const { page } = await open(list, {
    prepare: async (context) => {
      await after(73)(context)
      await context.route(/\.js$/, (route) => route.abort())
    },
    until: 'load',
  })
  expect(await page.locator('.item a').first().isVisible()).toBe(false)
  expect(await page.getByRole('link', { name: old.name.en, exact: true }).count()).toBe(0)
})

test('without scripts nothing is hidden and nothing can be chosen', async () => {
  const { page } = await open(list, { javaScriptEnabled: false })
  expect(await page.getByRole('link', { name: late.name.en, exact: true }).count()).toBe(1)
  expect(await page.getByRole('combobox').count()).toBe(0)
})

test('raids and the home page hide names of later patches, on a phone too', async () => {
  const { page, problems } = await open('/de/ranking/raid/global/3868/', {
    prepare: after(73),
    viewport: widths.phone,
  })
  const name = loadTable('raids').find(({ id }) => id === 3868)?.name.de ?? ''
  expect(name).not.toBe('')
  expect(await page.getByText(name).and(page.locator(':visible')).count()).toBe(0)
  expect(await page.title()).not.toContain(name)
  expect(await page.locator('h2 .veil').innerText()).toContain('7.4')
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await page.goto('/de/')
  await expect.poll(() => page.locator('.newest li a:visible').count()).toBe(0)
  expect(await page.locator('.newest .veil:visible').count()).toBeGreaterThan(0)
  expect(problems).toEqual([])
})

test('metas that began with a later patch, and their parts, are hidden, and the title does not name them', async () => {
  const { page } = await open(`/char/${someone.id}/metas/phantom-weapons/`, { prepare: after(71) })
  await page.locator('.meta-parts .veil').first().waitFor()
  expect(await page.locator('.details h2').innerText()).toContain('Hidden: patch 7.')
  expect(await page.getByText('Phantom Weapons').count()).toBe(0)
  expect(await page.title()).not.toContain('Phantom')
})

test('opponents of a later patch are hidden in their list, which can be narrowed to a patch', async () => {
  const all = loadTable('ttnpcs').filter(({ deleted }) => !deleted)
  const late = all.filter(({ patch }) => patch === '7.5')
  const { page, problems } = await open(`/char/${someone.id}/ttnpcs/?patch=7.5`, { prepare: after(74) })
  await page
    .getByRole('status')
    .filter({ hasText: `${late.length} of ${all.length} ` })
    .waitFor()
  const veils = page.locator('.line .veil')
  await expect.poll(() => veils.count()).toBe(late.length)
  expect(await page.locator('.line a').count()).toBe(0)
  await veils.first().click()
  await page.locator('.line a').waitFor()
  expect(problems).toEqual([])
})
