import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { madeUpPeople } from '#local/login/people.ts'
import { findFaults } from '../axe.ts'
import { widths } from '../browser.ts'
import { giveTo, logInAs, unowned } from './player.ts'
import { base, inLanguage, useBrowser } from './site.ts'
import { tabTo } from './focus.ts'

const open = useBrowser()
const user = madeUpPeople[0]!
const owned = unowned[8]!

beforeAll(() => giveTo(user, owned.id))

/** A file as FFXIV Collect gives it: ticks, one of something that we do not know, and a list that the Lodestone has. */
const collected = { cards: [1, 2, 3, 4], npcs: [2293762], spells: [1, 2, 999_999], field_records: [9], mounts: [1] }

const give = (page: Page, text: string, name = 'ffxiv_collect_export_mina_mog_omega_20260101.json') =>
  page
    .locator('#bring input[type=file]')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })

const preview = (page: Page) => page.locator('[data-preview]')

const said = (page: Page, text: RegExp) => page.locator('#bring [role=status]', { hasText: text }).waitFor()

test('a newcomer brings a file of FFXIV Collect without an account, after one that cannot be read, sees it, has the ticks, and takes them back', async () => {
  const settings = inLanguage('de', '/settings/#bring')
  const { page, problems } = await open(settings, { viewport: widths.phone })
  // What cannot be read says why.
  await give(page, 'PK\u0003\u0004')
  await said(page, /Arbeitsmappe/)
  expect(await preview(page).count()).toBe(0)
  await give(page, JSON.stringify(collected))
  await preview(page).waitFor()
  const text = await preview(page).innerText()
  expect(text).toMatch(/4 neu/)
  expect(text).toContain('„999999“'.slice(1, -1))
  expect(text).toContain('mounts')
  await preview(page).locator('summary').first().click()
  expect(await findFaults(page)).toEqual([])
  await page.getByRole('button', { name: '8 abhaken' }).click()
  await said(page, /8 abgehakt/)
  expect(await findFaults(page)).toEqual([])
  await page.goto(base + inLanguage('de', '/char/0/ttcards/'))
  await page.locator('.names li, .line').first().waitFor()
  const ticked = () =>
    page
      .locator('input[data-tick]:checked')
      .evaluateAll((boxes) => boxes.map((box) => Number((box as HTMLElement).dataset['tick'])))
  await expect.poll(async () => (await ticked()).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4])

  // One of them is there already the second time; the first is taken back with what it brought alone.
  await page.goto(base + settings)
  await page.locator('#bring textarea').fill('Name\nDodo\nKupo\n')
  await page.locator('#bring select').nth(1).selectOption('triadCard')
  await page.getByRole('button', { name: 'Vorschau' }).click()
  await preview(page).waitFor()
  expect(await preview(page).innerText()).toMatch(/1 schon da[^]*Zeile 3/)
  await page.getByRole('button', { name: /^Rückgängig/ }).click()
  await said(page, /8 Haken entfernt/)
  expect(problems).toEqual([])
})

test('an owner brings a table by keyboard into a character, without a network too, and takes it back', async () => {
  const path = `/settings/?char=${owned.id}#bring`
  const { page } = await open(path, { viewport: widths.desktop })
  await page
    .locator('main')
    .getByRole('link', { name: /log in/i })
    .first()
    .click()
  await logInAs(page, user)
  await page.waitForURL((url) => url.pathname === '/settings/')
  await page.goto(base + path)
  await page.locator('#bring select').first().waitFor()
  await expect.poll(() => page.locator('#bring select').first().inputValue()).toBe(String(owned.id))
  await page.locator('#bring textarea').focus()
  await page.keyboard.insertText('Orchestrion\nA Cold Wind\n水車の調べ\nNo such roll')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await preview(page).waitFor()
  const fresh = await page.locator('#bring .row .button:not(.quiet)').innerText()
  await page.context().setOffline(true)
  await tabTo(page, '#bring .row .button:not(.quiet)')
  await page.keyboard.press('Enter')
  await said(page, /not everything is saved yet/i)
  await page.context().setOffline(false)
  await page.goto(`${base}/char/${owned.id}/orchestrions/`)
  await page.locator('.line input[data-tick]').first().waitFor()
  const tickedRolls = () => page.locator('input[data-tick="1"]:checked, input[data-tick="2"]:checked').count()
  await expect.poll(tickedRolls).toBe(2)
  await page.goto(base + path)
  await page.getByRole('button', { name: /^Undo what was brought/ }).click()
  await said(page, RegExp(`${/\d+/.exec(fresh)?.[0]} unchecked`))
  expect(await findFaults(page)).toEqual([])
})
