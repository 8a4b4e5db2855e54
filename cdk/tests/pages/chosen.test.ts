import { expect, test } from 'vitest'
import { widths } from '../browser.ts'
import { someone, useBrowser } from './site.ts'
import { shiftOf } from './shifts.ts'

const open = useBrowser()
const mounts = `/char/${someone.id}/mounts/`

test.each(Object.entries(widths))(
  'whoever says without an account that a character is theirs has a desk, and what it misses first, until they take it back: %s',
  async (size, viewport) => {
    const { page, rest, problems } = await open(mounts, { viewport, hasTouch: size === 'phone' })
    const button = page.getByRole('button', { name: 'This is my character' })
    const parts = page.locator('.part h2')
    await parts.first().waitFor()
    expect(await parts.first().innerText()).toMatch(/^Obtained/)
    await expect.poll(() => button.isEnabled()).toBe(true)
    const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    expect([width, height]).toEqual([expect.toSatisfy((n) => n >= 24), expect.toSatisfy((n) => n >= 24)])
    const before = await shiftOf(page)
    // Just above its edge, as a finger does.
    await page.mouse.click(x + width / 2, y - 4)
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true')
    await rest()
    expect(await shiftOf(page)).toBe(before)

    await page.goto('/')
    await page.locator('.desk-characters').getByRole('link', { name: someone.name }).waitFor()
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Welcome back')

    await page.goto(mounts)
    await parts.filter({ hasText: 'Left to collect' }).waitFor()
    await rest()
    expect(await parts.first().innerText()).toMatch(/^Left to collect/)
    await button.click()
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('false')

    await page.goto('/')
    await rest()
    expect(await page.locator('html[data-desk]').count()).toBe(0)
    expect(await page.locator('.desk').isVisible()).toBe(false)
    expect(problems).toEqual([])
  },
)
