import { afterAll, expect, test } from 'vitest'
import { widths } from '../browser.ts'
import { base as stack, someone, useBrowser } from '../pages/site.ts'
import { scrollTo } from '../pages/visit.ts'
import { type Colour, colourOf, islandMap, middleOf } from './exported.ts'
import { servePictured } from './server.ts'

// Minions that they own: a list has them open. The last of them has no picture.
const [first = 0, second = 0, left = 0] = someone.minions
const product = await servePictured(stack, left)
afterAll(product.stop)
const open = useBrowser(product.base)

const near = ({ r, g, b }: Colour) => ({
  r: expect.closeTo(r, -1.3),
  g: expect.closeTo(g, -1.3),
  b: expect.closeTo(b, -1.3),
})

/** Whether the drawing of a thing has given way to a picture. */
const isPictured = (element: Element): boolean => (element as SVGElement).style.backgroundImage !== ''

test('the command says what it has drawn, and what is missing', () => {
  expect(product.said).toMatch(/^minion +581 +580 +0 +0 +0 +1$/m)
  expect(product.said).toMatch(/^map .* 1 /m)
})

test('a list of minions shows their pictures, by a handful of requests', async () => {
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
  expect(asked.filter((path) => path.startsWith('/assets/')).length).toBeLessThanOrEqual(7)
  expect(problems).toEqual([])
  await close()
})

test('details show a picture of their own, and another one when another thing is opened', async () => {
  const { page, asked, problems, close } = await open(`/char/${someone.id}/minions/${first}/`, {
    viewport: widths.desktop,
  })
  const picture = page.locator('.details .named .thing')
  await expect.poll(async () => middleOf(await picture.screenshot())).toEqual(near(colourOf(first)))
  expect(asked).toContain(`/assets/minion/${first}.webp`)
  const show = (id: number) => page.locator(`.icons a[href$="/minions/${id}/"]`).click()
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
