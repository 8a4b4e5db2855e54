import { expect, test } from 'vitest'
import { useBrowser } from './site.ts'
import { shiftOf } from './shifts.ts'

const open = useBrowser()

/** A desk without a character: whoever has only wished for something. */
const wishes = { 'kupodex.wishes': JSON.stringify([{ type: 'mount', id: 3, wish: 'want', at: 1 }]) }

test.each([
  [1440, 900],
  [1920, 1080],
])(
  'a desk without characters leaves no empty band in a window of %i by %i, and moves nothing',
  async (width, height) => {
    const { page, problems } = await open('/', {
      viewport: { width, height },
      prepare: (context) =>
        context.addInitScript((kept) => {
          for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
        }, wishes),
    })
    await page.locator('.desk .boxes').first().waitFor()
    const band = await page.locator('[data-desk-place]').evaluate((place) => {
      const next = place.parentElement?.nextElementSibling
      return (next?.getBoundingClientRect().top ?? Infinity) - place.getBoundingClientRect().bottom
    })
    expect(band).toBeLessThan(64)
    expect(await page.locator('.desk + *').isVisible()).toBe(true)
    expect(await shiftOf(page)).toBeLessThan(0.01)
    expect(problems).toEqual([])
  },
)
