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
const desktop = { viewport: { width: 1440, height: 1000 } }
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

const open = async (below = '', options: VisitOptions = desktop) => {
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

test('clock, weather and time slots are those of the game, on every planet', async () => {
  const { page, problems } = await open()
  await page.locator('.cosmic summary').click()
  const sky = page.locator('.skies')
  await sky.waitFor()
  for (const { id, name } of tables.cosmicPlanets) {
    // The weather may change while the page is read.
    const before = weathersOf(id, 1)[0]
    const text = await page.locator('.planets section', { hasText: nameIn(name, 'en') }).innerText()
    expect([before, weathersOf(id, 1)[0]].some((weather) => text.includes(`Weather now\n${weather} `))).toBe(true)
  }
  for (const weather of ['Moon Dust', 'Umbral Wind']) expect(await sky.innerText()).toContain(`Next ${weather}`)
  const clock = page.locator('.clock b')
  const first = await clock.innerText()
  expect(Math.abs(Number(first.slice(0, 2)) - eorzeaTime(Date.now()).bell) % 23).toBeLessThan(2)
  await expect.poll(() => clock.innerText(), slowly).not.toBe(first)
  expect(await page.locator('.clock').evaluate((one) => one.closest('[aria-live], [role=status]') === null)).toBe(true)

  await page.getByRole('button', { name: 'Sinus Ardorum', exact: true }).click()
  await page.waitForURL('**/cosmic/?planet=1')
  const region = page.getByRole('region', { name: 'Weather forecast for Sinus Ardorum, 60 entries' })
  await region.waitFor()
  const isForecast = async () => (await region.locator('li span').allInnerTexts()).join() === weathersOf(1, 60).join()
  await expect.poll(isForecast, slowly).toBe(true)
  await region.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft), slowly).toBeGreaterThan(0)
  await expect.poll(() => shown(page), slowly).toMatch(/^\d+ of /)
  expect(problems).toEqual([])
  expect(await findFaults(page)).toEqual([])
})

test('missions are narrowed by job, planet and kind, pay by rating, and lead to those before and after', async () => {
  const second = missions.find(({ previousMissionId, planetId }) => previousMissionId !== null && planetId === 2)
  const first = missions.find(({ id }) => id === second?.previousMissionId)
  const { page, problems } = await open('?planet=2&mission=sequential&mission=classA')
  const ofPlanet = missions.filter(({ planetId, type }) => planetId === 2 && ['sequential', 'classA'].includes(type))
  const isNarrowed = () => expect.poll(() => shown(page), slowly).toBe(`${ofPlanet.length} of 1,699 shown`)
  await isNarrowed()
  await page.locator('.group-links a', { hasText: 'Carpenter' }).click()
  await page.waitForURL('**/cosmic/carpenter/?planet=2**')
  await page.locator('.group-links a').first().click()
  await page.waitForURL('**/cosmic/?planet=2**')
  // The row moves up to the few that are shown: to scroll to it before would leave it out of sight.
  await isNarrowed()

  const row = page.locator('.line', { has: page.locator(`a[data-thing="${second?.id}"]`) })
  // What a row says below its name comes once it is near the window.
  await scrollTo(row)
  const pays = (times: number) => `Cosmocredits ${(second?.reward.cosmocredit ?? 0) * times} `
  for (const [rating, times] of [
    ['Bronze', 1],
    ['Silver', 4],
    ['Gold', 5],
  ] as const) {
    await page.getByRole('button', { name: rating, exact: true }).click()
    await row.getByText(pays(times)).waitFor()
  }
  expect(await row.textContent()).toContain(`After ${english(first)}`)

  await page.click(missionLink(second?.id))
  const details = page.locator('.cosmic-details')
  await details.getByText('Chain of missions').waitFor()
  expect(await details.locator('.chain li').count()).toBeGreaterThan(1)
  await details.getByRole('link', { name: english(first), exact: true }).click()
  await page.waitForURL(`**/${first?.id}/**`)
  await expect.poll(() => page.innerText('.details h2'), slowly).toBe(english(first))
  expect(await findFaults(page)).toEqual([])

  await row.locator('.tick').click({ force: true })
  await page
    .getByRole('alert')
    .filter({ hasText: 'Please log in and verify ownership of this character to check off items.' })
    .waitFor()
  expect(problems).toEqual([])
})

test('on a phone missions are on the first screen and the panel is closed until it is wanted, and what depends on the clock comes with the first touch', async () => {
  const { page, problems, asked } = await open('', phone)
  const before = asked.length
  await expectOnFirstScreen(page, phone)
  await page.locator('.cosmic summary').click()
  await page.locator('.skies').waitFor()
  expect(asked.slice(before).some((one) => one.endsWith('.js'))).toBe(true)
  // The missions are below the panel now, and say it once they are near.
  await scrollTo(page.locator('.things .line').first())
  await page.locator('.mission-state').first().waitFor()
  await page.reload()
  await page.locator('.skies').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(problems).toEqual([])
})

test('on a laptop missions are on the first screen, the clock and the weather in a line above them, and all jobs are seen', async () => {
  const { page } = await open('', laptop)
  await expectOnFirstScreen(page, laptop)
  await expect.poll(() => page.innerText('.cosmic summary'), slowly).toMatch(/\d\d:\d\d · Sinus Ardorum: \w/)
  const tiles = page.locator('.group-links a')
  await tiles.first().waitFor()
  for (const tile of await tiles.all()) {
    const box = await tile.boundingBox()
    expect((box?.x ?? Infinity) + (box?.width ?? 0)).toBeLessThanOrEqual(laptop.viewport.width)
  }
  const name = await tiles.last().getByText('Red Alerts').boundingBox()
  expect(name?.width).toBeGreaterThan(30)
})

test('on a wide screen missions are in two columns, and one that is opened stays in its column and at its height', async () => {
  const { page, rest } = await open('carpenter/', { viewport: { width: 1920, height: 1080 } })
  const [first, second] = await Promise.all([0, 1].map((at) => page.locator('.things .line').nth(at).boundingBox()))
  expect(first?.y).toBe(second?.y)
  const link = page.locator('.things a[data-thing]').nth(3)
  await rest()
  const before = await link.boundingBox()
  await link.click()
  await page.locator('.details h2').waitFor()
  const moved = async () => Math.abs(((await link.boundingBox())?.y ?? Infinity) - (before?.y ?? 0))
  await expect.poll(moved).toBeLessThan(4)
  expect((await link.boundingBox())?.x).toBeGreaterThan((first?.x ?? Infinity) + 300)
})

test('on paper there are the names of missions in columns, without what follows the clock', async () => {
  const { page, rest } = await open('carpenter/', { viewport: { width: 794, height: 1123 } })
  await page.emulateMedia({ media: 'print' })
  await rest()
  for (const selector of ['.cosmic', '.group-links', '.line .on-screen', '[role=search]'])
    expect([selector, await page.locator(selector).first().isVisible()]).toEqual([selector, false])
  const [first, second] = await Promise.all([0, 1].map((at) => page.locator('.things .line').nth(at).boundingBox()))
  expect(first?.y).toBe(second?.y)
  expect(first?.height).toBeLessThan(70)
})

test('on a phone only the strip of jobs scrolls sideways, and a mission that was opened by its address is seen when it is left', async () => {
  const { page } = await open('carpenter/', phone)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  const last = page.locator('.things a[data-thing]').last()
  const key = await last.getAttribute('data-thing')
  await page.goto(`${path}carpenter/${key}/`)
  await page.locator('[data-back]').click()
  const isSeen = () =>
    page.locator(`.things a[data-thing="${key}"]`).evaluate((link) => {
      const { top, bottom } = link.getBoundingClientRect()
      return top > 0 && bottom < innerHeight && document.activeElement === link
    })
  await expect.poll(isSeen).toBe(true)
})

test('a reader is told of a mission once its browser allows it, and is never asked without a click', async () => {
  const timed = missions.find(({ startHour }) => startHour !== null)
  const allowed: VisitOptions = { ...desktop, prepare: (context) => context.grantPermissions(['notifications']) }
  const { page, problems, close } = await open(`carpenter/${timed?.id}/`, allowed)
  const button = page.getByRole('button', { name: 'Notify me when it opens' })
  await button.click()
  await page.getByText('You will be notified when it opens').waitFor()
  expect(await page.evaluate(() => localStorage.getItem('kupodex.notices'))).toContain(`cosmicMission ${timed?.id}`)
  await button.click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('kupodex.notices'))).toBeNull()
  expect(problems).toEqual([])
  await close()

  const refusing = () => {
    const asked = { times: 0 }
    Object.assign(globalThis, { asked })
    Notification.requestPermission = () => {
      asked.times++
      return Promise.resolve('denied')
    }
  }
  const refused = await open(`carpenter/${timed?.id}/`, {
    ...desktop,
    prepare: (context) => context.addInitScript(refusing),
  })
  const timesAsked = () =>
    refused.page.evaluate(() => (globalThis as unknown as { asked: { times: number } }).asked.times)
  await refused.page.getByRole('button', { name: 'Notify me when it opens' }).waitFor()
  expect(await timesAsked()).toBe(0)
  await refused.page.getByRole('button', { name: 'Notify me when it opens' }).click()
  await refused.page.getByText('Your browser blocks notifications from this site').waitFor()
  expect(await timesAsked()).toBe(1)
})

test('the list stays while what depends on the clock comes with the first scroll', async () => {
  const { page } = await open('', {
    ...phone,
    prepare: (context) =>
      context.route(/\/cosmic\.[^/]*\.css$/, async (route) => {
        const response = await route.fetch()
        await new Promise((resolve) => setTimeout(resolve, 300))
        await route.fulfill({ response })
      }),
  })
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
  await page.locator('link[href*="/cosmic."][rel="stylesheet"]').waitFor({ state: 'attached' })
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: boolean[] }).seen)
  expect(seen.length).toBeGreaterThan(1)
  expect(seen).not.toContain(false)
})
