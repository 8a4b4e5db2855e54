import { eorzeaTime, forecast, ratesOf } from '@kupodex/data/eorzea'
import { nameIn } from '@kupodex/data/game'
import { loadTables } from '@kupodex/data/tables'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findFaults } from '../axe.ts'
import { someone, useBrowser } from './site.ts'
import { scrollTo, type VisitOptions } from './visit.ts'

const visit = useBrowser()
const slowly = { timeout: 20_000 }
const phone = { viewport: { width: 390, height: 844 } }
const laptop = { viewport: { width: 1280, height: 800 } }
const wide = { viewport: { width: 1920, height: 1080 } }
const path = `/char/${someone.id}/cosmic/`

const tables = loadTables(['cosmicMissions', 'cosmicPlanets', 'territories', 'weatherRates', 'weathers'])
const missions = tables.cosmicMissions.filter(({ deleted }) => !deleted)
const english = (row: { name: (typeof missions)[number]['name'] } | undefined) => (row ? nameIn(row.name, 'en') : '')

/** The weathers of a planet from now on, in English. */
const weathersOf = (planetId: number, count: number): string[] => {
  const planet = tables.cosmicPlanets.find(({ id }) => id === planetId)
  const rates = ratesOf(planet?.territoryId ?? 0, tables.territories, tables.weatherRates) ?? []
  return forecast(rates, Date.now(), count).map(({ weatherId }) =>
    english(tables.weathers.find(({ id }) => id === weatherId)),
  )
}

const open = async (below: string, options: VisitOptions) => {
  const visited = await visit(path + below, options)
  await visited.page.locator('.things a[data-thing]').first().waitFor({ state: 'attached' })
  return visited
}

const shown = (page: Page) => page.innerText('.shown [role=status]')

const expectOnFirstScreen = async (page: Page, { viewport }: typeof phone) => {
  const first = await page.locator('.things .line').first().boundingBox()
  expect((first?.y ?? Infinity) + (first?.height ?? 0)).toBeLessThan(viewport.height)
  expect(await page.locator('.skies').count()).toBe(0)
}
const missionLink = (id: number | undefined) => `.things a[data-thing="${id}"]`

/** The first two missions are beside each other. */
const expectTwoColumns = async (page: Page) => {
  const [first, second] = await Promise.all([0, 1].map((at) => page.locator('.things .line').nth(at).boundingBox()))
  expect(first?.y).toBe(second?.y)
  return first
}

test('on a laptop missions are on the first screen below clock and weather, which are those of the game; they are narrowed, lead to those before, and say who may tick them', async () => {
  const second = missions.find(({ previousMissionId, planetId }) => previousMissionId !== null && planetId === 2)
  const first = missions.find(({ id }) => id === second?.previousMissionId)
  const ofPlanet = missions.filter(({ planetId, type }) => planetId === 2 && ['sequential', 'classA'].includes(type))
  const planet = tables.cosmicPlanets.find(({ id }) => id === 2)
  const { page, problems } = await open('?planet=2&mission=sequential&mission=classA', laptop)
  await expectOnFirstScreen(page, laptop)
  await expect
    .poll(() => page.innerText('.cosmic summary'), slowly)
    .toMatch(new RegExp(String.raw`\d\d:\d\d · ${english(planet)}: \w`))
  const tiles = page.locator('.group-links a')
  await tiles.first().waitFor()
  for (const tile of await tiles.all()) {
    const box = await tile.boundingBox()
    expect((box?.x ?? Infinity) + (box?.width ?? 0)).toBeLessThanOrEqual(laptop.viewport.width)
  }
  expect((await tiles.last().getByText('Red Alerts').boundingBox())?.width).toBeGreaterThan(30)

  const isNarrowed = () => expect.poll(() => shown(page), slowly).toBe(`${ofPlanet.length} of 1,699 shown`)
  await isNarrowed()
  await tiles.filter({ hasText: 'Carpenter' }).click()
  await page.waitForURL('**/cosmic/carpenter/?planet=2**')
  await tiles.first().click()
  await page.waitForURL('**/cosmic/?planet=2**')
  // The row moves up to the few that are shown: to scroll to it before would leave it out of sight.
  await isNarrowed()
  const row = page.locator('.line', { has: page.locator(`a[data-thing="${second?.id}"]`) })
  // What a row says below its name comes once it is near the window.
  await scrollTo(row)
  await page.getByRole('button', { name: 'Silver', exact: true }).click()
  await row.getByText(`Cosmocredits ${(second?.reward.cosmocredit ?? 0) * 4} `).waitFor()
  await page.click(missionLink(second?.id))
  const details = page.locator('.cosmic-details')
  await details.getByText('Chain of missions').waitFor()
  await details.getByRole('link', { name: english(first), exact: true }).click()
  await page.waitForURL(`**/${first?.id}/**`)
  await expect.poll(() => page.innerText('.details h2'), slowly).toBe(english(first))
  await row.locator('.tick').click({ force: true })
  await page
    .getByRole('alert')
    .filter({ hasText: 'Please log in and verify ownership of this character to check off items.' })
    .waitFor()

  await page.locator('.cosmic summary').click()
  const sky = page.locator('.skies')
  await sky.waitFor()
  const planets = page.locator('.cosmic fieldset').first().getByRole('button')
  await planets.first().click()
  await page.locator('.planets section').first().waitFor()
  for (const { id, name } of tables.cosmicPlanets) {
    // The weather may change while the page is read.
    const before = weathersOf(id, 1)[0]
    const text = await page.locator('.planets section', { hasText: nameIn(name, 'en') }).innerText()
    expect([before, weathersOf(id, 1)[0]].some((weather) => text.includes(`Weather now\n${weather} `))).toBe(true)
  }
  for (const weather of ['Moon Dust', 'Umbral Wind']) expect(await sky.innerText()).toContain(`Next ${weather}`)
  const bell = Number((await page.locator('.clock b').innerText()).slice(0, 2))
  expect(Math.abs(bell - eorzeaTime(Date.now()).bell) % 23).toBeLessThan(2)
  expect(await page.locator('.clock').evaluate((one) => one.closest('[aria-live], [role=status]') === null)).toBe(true)
  await planets.filter({ hasText: /^Sinus Ardorum$/ }).click()
  await page.waitForURL('**?planet=1**')
  const region = page.getByRole('region', { name: 'Weather forecast for Sinus Ardorum, 60 entries' })
  await region.waitFor()
  const isForecast = async () => (await region.locator('li span').allInnerTexts()).join() === weathersOf(1, 60).join()
  await expect.poll(isForecast, slowly).toBe(true)
  await region.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft), slowly).toBeGreaterThan(0)
  expect(problems).toEqual([])
  expect(await findFaults(page)).toEqual([])
})

test('on a phone missions are on the first screen, and stay while what depends on the clock comes with the first scroll', async () => {
  const slowStyles: VisitOptions['prepare'] = (context) =>
    context.route(/\/cosmic\.[^/]*\.css$/, async (route) => {
      const response = await route.fetch()
      await new Promise((resolve) => setTimeout(resolve, 300))
      await route.fulfill({ response })
    })
  const { page, problems, asked } = await open('', { ...phone, prepare: slowStyles })
  const before = asked.length
  await expectOnFirstScreen(page, phone)
  await page.evaluate(() => {
    const seen: boolean[] = []
    Object.assign(globalThis, { seen })
    const look = () => {
      seen.push(document.querySelector('.rows-of-things')?.getBoundingClientRect().height !== 0)
      requestAnimationFrame(look)
    }
    look()
  })
  await page.mouse.wheel(0, 900)
  await page.locator('.mission-state').first().waitFor()
  expect(asked.slice(before).some((one) => one.endsWith('.js'))).toBe(true)
  await page.locator('link[href*="/cosmic."][rel="stylesheet"]').waitFor({ state: 'attached' })
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: boolean[] }).seen)
  expect(seen.length).toBeGreaterThan(1)
  expect(seen).not.toContain(false)
  await page.locator('.cosmic summary').click()
  await page.locator('.skies').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(problems).toEqual([])
})

test('missions are in two columns on paper, without what follows the clock, and on a wide screen, where one that is opened stays in its place; on a phone, one that was opened by its address tells when it opens, and is seen when it is left', async () => {
  const { page, problems, rest } = await open('carpenter/', wide)
  await page.setViewportSize({ width: 794, height: 1123 })
  await page.emulateMedia({ media: 'print' })
  await rest()
  for (const selector of ['.cosmic', '.group-links', '.line .on-screen', '[role=search]'])
    expect([selector, await page.locator(selector).first().isVisible()]).toEqual([selector, false])
  expect((await expectTwoColumns(page))?.height).toBeLessThan(70)

  await page.emulateMedia({ media: null })
  await page.setViewportSize(wide.viewport)
  await rest()
  const first = await expectTwoColumns(page)
  const link = page.locator('.things a[data-thing]').nth(3)
  const before = await link.boundingBox()
  await link.click()
  await page.locator('.details h2').waitFor()
  const moved = async () => Math.abs(((await link.boundingBox())?.y ?? Infinity) - (before?.y ?? 0))
  await expect.poll(moved).toBeLessThan(4)
  expect((await link.boundingBox())?.x).toBeGreaterThan((first?.x ?? Infinity) + 300)

  const listed = await page
    .locator('.things a[data-thing]')
    .evaluateAll((links) => links.map((each) => Number(each.getAttribute('data-thing'))))
  const key = listed.findLast((one) => missions.some(({ id, startHour }) => id === one && startHour !== null)) ?? 0
  expect(listed.indexOf(key)).toBeGreaterThan(20)
  await page.setViewportSize(phone.viewport)
  await page.context().grantPermissions(['notifications'])
  await page.goto(`${path}carpenter/${key}/`)
  const button = page.getByRole('button', { name: 'Notify me when it opens' })
  await button.click()
  await page.getByText('You will be notified when it opens').waitFor()
  const kept = () => page.evaluate(() => localStorage.getItem('kupodex.notices'))
  expect(await kept()).toContain(`cosmicMission ${key}`)
  await button.click()
  await expect.poll(kept).toBeNull()
  await page.locator('[data-back]').click()
  const isSeen = () =>
    page.locator(missionLink(key)).evaluate((one) => {
      const { top, bottom } = one.getBoundingClientRect()
      return top > 0 && bottom < innerHeight && document.activeElement === one
    })
  await expect.poll(isSeen).toBe(true)
  // Of all that is on it, the strip of jobs alone scrolls sideways.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(problems).toEqual([])
})
