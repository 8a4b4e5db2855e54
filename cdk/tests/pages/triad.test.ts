import type { ItemsAnswer } from '@kupodex/data/contract'
import { loadTable } from '@kupodex/data/tables'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findFaults } from '../axe.ts'
import { widths } from '../browser.ts'
import { ask, inLanguage, someone, useBrowser } from './site.ts'
import { shiftOf } from './shifts.ts'

const open = useBrowser()

const at = (rest: string) => `/char/${someone.id}/${rest}`
const cards = new Map(loadTable('ttcards').map((card) => [card.id, card]))
const opponents = loadTable('ttnpcs')
const npcs = new Map(loadTable('npcs').map((npc) => [npc.id, npc]))
const nameOf = ({ npcId }: (typeof opponents)[number]) => npcs.get(npcId ?? 0)?.name.en ?? ''

const answer = await ask<ItemsAnswer>(`/api/char/${someone.id}/triadCards/`)
const owned = new Set(answer.items.map(({ id }) => id))
const missingOf = ({ rewardTtcardIds }: (typeof opponents)[number]) => rewardTtcardIds.filter((id) => !owned.has(id))
const unfinished = opponents.filter((one) => missingOf(one).length > 0)

const mapOf = (page: Page) => page.locator('.map-sheet .leaflet-container')
const place = (page: Page) =>
  mapOf(page)
    .locator('.leaflet-map-pane')
    .evaluate((pane) => pane.style.transform)

test('a card is drawn with its edges; who gives it is on a map, which comes when it is asked for and obeys the keys', async () => {
  const opponent = opponents.find(({ rewardTtcardIds }) => rewardTtcardIds.includes(238))
  const { page, problems, asked, rest } = await open(at('ttcards/238/'), { viewport: widths.desktop })
  const details = page.locator('.details')
  await details.getByRole('img', { name: 'Top, right, bottom, left: 8 · 4 · 1 · 8' }).waitFor()
  for (const part of ['★★★☆☆', 'Garlean', '500 MGP', 'Hachinan (Yanxia X:\u00a026.5 Y:\u00a012.9)'])
    await expect.poll(() => details.innerText()).toContain(part)
  const link = details.getByRole('link', { name: 'Hachinan', exact: true })
  expect(await link.getAttribute('href')).toBe(at(`ttnpcs/${opponent?.id}/`))

  const ofMaps = () => asked.filter((path) => /map-view|\/maps\./.test(path))
  expect(ofMaps()).toEqual([])
  await details.getByText('Show on the map').click()
  await mapOf(page).waitFor()
  await rest()
  expect(ofMaps().length).toBeGreaterThan(1)

  const pin = page.getByRole('button', { name: 'Hachinan' })
  await pin.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('.leaflet-popup').innerText()).toContain('X:\u00a026.5 Y:\u00a012.9')
  await expect.poll(() => pin.getAttribute('aria-pressed')).toBe('true')
  expect(await findFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.locator('.leaflet-popup').waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe(at('ttcards/238/'))

  await mapOf(page).focus()
  await page.keyboard.press('+')
  await rest()
  const before = await place(page)
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => place(page)).not.toBe(before)
  expect(problems).toEqual([])
})

describe('opponents', () => {
  test('say where they stand and how many of their cards are missing; those are filtered, and listed', async () => {
    const { page, problems } = await open(at('ttnpcs/'), { viewport: widths.desktop })
    const rows = page.locator('.rows-of-things .line')
    await rows.locator('.has').first().waitFor({ state: 'attached' })
    expect(await rows.first().textContent()).toContain('La Noscea · Upper La Noscea')
    const lacking = opponents
      .toSorted((a, b) => a.sort - b.sort)
      .map((one) => missingOf(one).length)
      .filter((n) => n > 0)
      .map((n) => (n === 1 ? '1 card missing' : `${n} cards missing`))
    // Rows that are not seen are not laid out, and so have no inner text.
    await expect.poll(() => rows.locator('.has').allTextContents()).toEqual(lacking)
    expect(await shiftOf(page)).toBeLessThan(0.1)
    await page.getByText(`Up next: ${unfinished.length} opponents with cards you need`).click()
    await expect
      .poll(async () => (await page.locator('.next li a').allInnerTexts()).toSorted())
      .toEqual(unfinished.map(nameOf).toSorted())
    expect(await findFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await page.getByRole('button', { name: 'Has cards you need' }).click()
    await page.getByText(`${unfinished.length} of ${opponents.length} shown`).waitFor()
    await page.waitForURL('**/ttnpcs/?cards=missing')
    expect(problems).toEqual([])
  })

  test.each(['de', 'ja'] as const)('show rules, rewards and deck in %s', async (language) => {
    const opponent = unfinished.find((one) => one.variableTtcardIds.length > 0 && one.ttruleIds.length > 0)
    if (opponent === undefined) throw new Error('this character has all cards')
    const colorScheme = language === 'de' ? 'dark' : 'light'
    const path = inLanguage(language, at(`ttnpcs/${opponent.id}/`))
    const { page, problems } = await open(path, { viewport: widths.phone, colorScheme })
    const details = page.locator('.details')
    await details.locator('.small-cards').nth(2).waitFor()
    const ruleNames = loadTable('ttrules').filter(({ id }) => opponent.ttruleIds.includes(id))
    for (const { name } of ruleNames) await expect.poll(() => details.innerText()).toContain(name[language])
    const lists = await details.locator('.small-cards').all()
    const shown = () => Promise.all(lists.map((list) => list.locator('a > span:nth-child(2)').allInnerTexts()))
    const wanted = [opponent.rewardTtcardIds, opponent.fixedTtcardIds, opponent.variableTtcardIds]
    const names = wanted.map((ids) => ids.map((id) => cards.get(id)?.name[language] ?? cards.get(id)?.name.en))
    await expect.poll(shown).toEqual(names)
    await expect
      .poll(() => lists[0]?.locator('.owned').count())
      .toBe(opponent.rewardTtcardIds.filter((id) => owned.has(id)).length)
    const href = await lists[2]?.locator('a').first().getAttribute('href')
    expect(href).toBe(inLanguage(language, at(`ttcards/${opponent.variableTtcardIds[0]}/`)))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    if (language === 'de') expect(await findFaults(page)).toEqual([])
    expect(problems).toEqual([])
  })
})
