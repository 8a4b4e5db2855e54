import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { someone, useBrowser } from './site.ts'

const open = useBrowser()
const path = `/char/${someone.id}/mounts/`

const looks = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { backgroundColor, borderTopWidth, color } = getComputedStyle(element)
      return { backgroundColor, borderTopWidth, color }
    })

test('on paper there is the list in the light theme, and nothing that one presses', async () => {
  const { page, rest } = await open(path, { colorScheme: 'dark' })
  await page.locator('.things a[data-thing]').first().waitFor()
  const onScreen = await looks(page, 'body')
  await page.emulateMedia({ media: 'print' })
  await rest()
  for (const selector of ['header.top', 'footer.bottom', 'nav.parts', '.parts-open'])
    expect([selector, await page.locator(selector).isVisible()]).toEqual([selector, false])
  for (const selector of ['h1', '.things a[data-thing]'])
    expect([selector, await page.locator(selector).first().isVisible()]).toEqual([selector, true])
  expect((await looks(page, 'body')).color).not.toBe(onScreen.color)
})

test('on paper titles are names in columns, each with its box in a line, without a button', async () => {
  const { page, rest } = await open(`/char/${someone.id}/titles/`, { viewport: { width: 794, height: 1123 } })
  await page.locator('.deed').first().waitFor()
  await page.emulateMedia({ media: 'print' })
  await rest()
  expect(await page.locator('main :is(button, input, select):visible').count()).toBe(0)
  const [first, second] = await Promise.all([0, 1].map((at) => page.locator('.deed').nth(at).boundingBox()))
  expect(first?.y).toBe(second?.y)
  expect(first?.height).toBeLessThan(30)
  expect(
    await page
      .locator('.deed')
      .first()
      .evaluate((row) => getComputedStyle(row, '::before').content),
  ).toMatch(/[☐☑]/)
})

test('forced colors leave what is chosen and how far bars are', async () => {
  const { page } = await open(path, { forcedColors: 'active' })
  await page.locator('.things a[data-thing]').first().waitFor()
  const current = await looks(page, '.parts [aria-current]')
  const other = await looks(page, '.parts a:not([aria-current])')
  expect(current.backgroundColor).not.toBe(other.backgroundColor)
  expect((await looks(page, '.parts .bar')).borderTopWidth).toBe('1px')
})
