import { sampled } from '@kupodex/data/soak.fixture'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { findFaults } from '../axe.ts'
import { widths } from '../browser.ts'
import { base as stack, someone, keepingOpen } from '../pages/site.ts'
import { shiftOf } from '../pages/shifts.ts'
import { eventually, scrollTo, type Visit } from '../pages/visit.ts'
import { isSharp, nameless, oddNames } from './names.ts'
import { type Colour, colourOf, islandMap, middleOf } from './exported.ts'
import { serveWorld } from './server.ts'
import { mountIds, rows } from './world.ts'

// Minions that they own: a list has them open. The last of them has no picture.
const [first = 0, second = 0, left = 0] = someone.minions
const world = await serveWorld(stack, left)
afterAll(world.stop)
const open = keepingOpen(world.base)
const openStack = keepingOpen(stack)

/** The page stayed as it was meant: nothing of a name ran, was asked for, or pushed the page aside. */
const expectHarmless = async ({ page, problems }: Pick<Visit, 'page' | 'problems'>) => {
  expect(await page.evaluate(() => 'struck' in globalThis)).toBe(false)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expect(problems).toEqual([])
}

const namesIn = (page: Page, rowsOf: string) =>
  page.locator(`${rowsOf} .who a`).evaluateAll((links) =>
    // The screen reader's words about a row are not its name.
    links.map((link) => link.querySelector('span')?.textContent ?? link.textContent.trim()),
  )

const shown = (name: string) => (name === '' ? nameless : name)

describe.each(sampled(Object.entries(widths), 1))('on a %s', (_width, viewport) => {
  test('a board has every name as it is, and worlds that it does not know as unknown; so has a deep page, which the browser fills, to where it is turned and gone back from', async () => {
    const visit = await open('/ranking/mount/global/', { viewport })
    const { page } = visit
    expect(await namesIn(page, 'tbody')).toEqual(rows.slice(0, 100).map(({ name }) => shown(name)))
    expect(await page.locator('tbody tr', { hasText: 'unknown' }).count()).toBe(100)
    await expectHarmless(visit)
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.02)
    expect(await findFaults(page)).toEqual([])

    await page.locator('.pager a', { hasText: '2' }).first().click()
    await page.locator('tr[data-id="1193"]').waitFor()
    expect(new URL(page.url()).search).toBe('?page=2')
    expect(await namesIn(page, 'tbody')).toEqual(rows.slice(100).map(({ name }) => shown(name)))
    // What the page says of the first hundred holds for the first page alone.
    expect(await page.locator('[data-first-page]').isVisible()).toBe(false)
    await expectHarmless(visit)
    expect(await findFaults(page)).toEqual([])

    await page.goBack()
    await page.locator('tr[data-id="1001"]').waitFor()
    expect(await page.locator('[data-first-page]').isVisible()).toBe(true)
    await expectHarmless(visit)
    await visit.close()
  })

  test('a rarity list and its search have every name as it is', async () => {
    const visit = await open('/rarity/mount/global/', { viewport })
    // Rows out of sight are not laid out, so they have no inner text yet.
    const text = await visit.page.locator('[data-rows]').textContent()
    for (const name of oddNames) expect(text).toContain(name)
    await visit.page.getByRole('searchbox').fill('script')
    await visit.page.getByText(/found$/).waitFor()
    expect(await visit.page.locator('[data-rows]').textContent()).toContain(oddNames[0])
    await expectHarmless(visit)
    await visit.close()
  })
})

const things = oddNames.flatMap((name, at) => (isSharp(name) ? [[name, mountIds[at]] as const] : []))

test.concurrent.each(sampled(things, 5))('an item called %s', async (name, id) => {
  const visit = await open(`/rarity/mount/global/${id}/`, { viewport: widths.phone })
  expect(visit.status).toBe(200)
  expect(await visit.page.locator('h1').textContent()).toContain(name)
  expect(await visit.page.title()).toContain(name.trim().split(/\s+/)[0])
  await expectHarmless(visit)
  expect(await shiftOf(visit.page)).toBeLessThanOrEqual(0.02)
  await visit.close()
})

/** No name on the Lodestone is longer than this; a longer one may take a second line when it comes. */
const longestName = 21

/** What is known of somebody, asked for once: a call for each name would be more than one reader may ask at once. */
const known = fetch(`${stack}/api/charcache/${someone.id}`).then((answer) => answer.json() as Promise<object>)

/** A world that is called nearly as badly, but no longer than worlds are; of whole characters, as any page has them. */
const worldOf = (name: string) => [...name].slice(0, 12).join('')

test.concurrent.each(sampled(oddNames.filter(isSharp), 5))(
  'somebody called %s has a page, and stands in the menu',
  async (name) => {
    const visit = await openStack(`/char/${someone.id}/`, {
      viewport: widths.phone,
      prepare: (context) =>
        context.route('**/api/charcache/**', async (asked) =>
          asked.fulfill({ json: { ...(await known), name, worldName: worldOf(name), dcName: '' } }),
        ),
    })
    await visit.page.locator('.person[data-frame="ready"]').waitFor()
    expect(await visit.page.locator('h1').textContent()).toBe(name)
    expect(await visit.page.title()).toContain(name.trim().split(/\s+/)[0])
    if (name.length <= longestName) expect(await shiftOf(visit.page)).toBeLessThanOrEqual(0.02)
    await visit.page.locator('[popovertarget="characters"]').click()
    const recent = visit.page.locator('[data-list="recent"] a')
    await eventually(
      () => recent.textContent(),
      (text) => expect(text).toBe(name + worldOf(name)),
    )
    await expectHarmless(visit)
    await visit.close()
  },
)

test('a search shows every name as it is', async () => {
  const visit = await openStack('/charactersearch/', {
    viewport: widths.phone,
    prepare: (context) =>
      context.route(/\/api\/(names|charsearch)\//, (asked) =>
        asked.request().url().includes('/names/')
          ? asked.fulfill({ status: 404, json: {} })
          : asked.fulfill({
              json: { results: oddNames.map((name, at) => ({ id: at + 1, name, iconUrl: '', worldId: 65_535 })) },
            }),
      ),
  })
  await visit.page.getByRole('searchbox').fill('someone')
  await visit.page.locator('table.found').waitFor()
  const names = await visit.page
    .locator('table.found .who')
    .evaluateAll((cells) => cells.map((cell) => cell.textContent))
  expect(names).toEqual(oddNames)
  expect(await visit.page.locator('table.found tbody tr', { hasText: 'unknown' }).count()).toBe(oddNames.length)
  // Chromium reports the answer that is not there as an error of its own.
  await expectHarmless({ ...visit, problems: visit.problems.filter((each) => !each.includes('404')) })
  await visit.close()
})

const near = ({ r, g, b }: Colour) => ({
  r: expect.closeTo(r, -1.3),
  g: expect.closeTo(g, -1.3),
  b: expect.closeTo(b, -1.3),
})

/** Whether the drawing of a thing has given way to a picture. */
const isPictured = (element: Element): boolean => (element as SVGElement).style.backgroundImage !== ''

describe('pictures that an operator has exported', () => {
  test('the command says what it has drawn, and what is missing', () => {
    expect(world.said).toMatch(/^minion +589 +588 +0 +0 +0 +1$/m)
    expect(world.said).toMatch(/^map .* 1 /m)
  })

  test('a list of minions shows their pictures, by a handful of requests; details have a picture of their own, and another one when another thing is opened', async () => {
    const { page, asked, problems, rest, close } = await open(`/char/${someone.id}/minions/`, {
      viewport: widths.desktop,
    })
    const tile = (id: number) => page.locator(`.icons [data-picture="minion/${id}"]`)
    for (const id of [first, second]) {
      await scrollTo(tile(id))
      await expect.poll(() => tile(id).evaluate(isPictured)).toBe(true)
      await expect.poll(async () => middleOf(await tile(id).screenshot())).toEqual(near(colourOf(id)))
    }
    await scrollTo(tile(left))
    await rest()
    expect(await tile(left).evaluate(isPictured)).toBe(false)
    expect(await tile(left).locator('use').isVisible()).toBe(true)
    for (const block of await page.locator('.block').all()) await scrollTo(block)
    await rest()
    expect(asked.filter((path) => path.startsWith('/assets/')).length).toBeLessThanOrEqual(8)

    const picture = page.locator('.details .named .thing')
    const show = (id: number) => page.locator(`.icons a[href$="/minions/${id}/"]`).click()
    await show(first)
    await expect.poll(async () => middleOf(await picture.screenshot())).toEqual(near(colourOf(first)))
    expect(asked).toContain(`/assets/minion/${first}.webp`)
    await show(second)
    await expect.poll(async () => middleOf(await picture.screenshot())).toEqual(near(colourOf(second)))
    await show(left)
    await expect.poll(() => picture.getAttribute('data-picture')).toBe(`minion/${left}`)
    await expect.poll(() => picture.evaluate(isPictured)).toBe(false)
    expect(problems).toEqual([])
    await close()
  })

  test('a map has its picture for a ground', async () => {
    const { page, asked, problems, close } = await open('/islands/', { viewport: widths.desktop })
    const button = page.locator('[data-map-button]')
    await scrollTo(button)
    await button.click()
    const ground = page.locator('img.map-picture')
    await ground.waitFor()
    expect(asked).toContain(`/gamedata/map_webp/${islandMap}.webp`)
    await expect.poll(() => ground.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(256)
    expect(problems).toEqual([])
    await close()
  })
})
