import { expect, test } from 'vitest'
import { widths } from '../browser.ts'
import { useBrowser } from './site.ts'
import { scrollTo } from './visit.ts'

const open = useBrowser()

test.each([
  ['statistics', '/stats/global/'],
  ['ishgard', '/ranking/ishgard/global/'],
])('the charts of %s are drawn once they are seen, in the room that was kept for them', async (_name, path) => {
  const { page, asked, problems } = await open(path, { viewport: widths.phone })
  expect(asked.filter((one) => one.includes('/draw.'))).toEqual([])
  const plot = page.locator('[data-chart] .plot').first()
  const room = await plot.boundingBox()
  expect(room?.height).toBeGreaterThan(100)
  await scrollTo(plot)
  // Chart.js gives a canvas it has taken over a size in its style.
  const canvas = plot.locator('canvas[style*="height"]')
  await canvas.waitFor()
  const missing = async () => Math.abs(((await canvas.boundingBox())?.height ?? 0) - (room?.height ?? 0))
  await expect.poll(missing).toBeLessThan(2)
  expect(problems).toEqual([])
})
