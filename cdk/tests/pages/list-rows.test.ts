import { sampled } from '@kupodex/data/soak.fixture'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signUp } from './player.ts'
import { someone, useBrowser } from './site.ts'
import { tooSmall } from './targets.ts'

const open = useBrowser()

const sizes = [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 800 }],
] as const

/** How far down the page the lower edge of the first element ends. */
const endOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().bottom + scrollY)

const isWithin =
  ({ height }: { height: number }) =>
  (end: number) =>
    end <= height

const ticked = [
  'orchestrions',
  'fish',
  'ttcards',
  'ttnpcs',
  'emotes',
  'hairstyles',
  'bardings',
  'bozjanotes',
  'portraits',
]

test.each(sampled(ticked, 4))(
  'the first checkbox of %s is seen without scrolling, on a phone and on a desktop',
  async (word) => {
    const { page, rest } = await open(`/char/0/${word}/`)
    await page.locator('.tick-tools').waitFor()
    for (const [size, viewport] of sizes) {
      // Of fish on a desktop a note on where anonymous ticks are kept, and the menu of groups, take the place of the first rows.
      if (word === 'fish' && size === 'a desktop') continue
      await page.setViewportSize(viewport)
      await rest()
      expect([size, await endOf(page, '.things input[data-tick]')]).toEqual([
        size,
        expect.toSatisfy(isWithin(viewport)),
      ])
    }
  },
)

test('what a favorite is missing comes first, seen without scrolling; of others what they have', async () => {
  const mounts = `/char/${someone.id}/mounts/`
  const { page, rest } = await open(mounts)
  const heads = page.locator('.part h2')
  await heads.first().waitFor()
  expect(await heads.first().innerText()).toMatch(/^Obtained/)
  await page.goto('/login/')
  await page.locator('main .button').first().click()
  await signUp(page, 'rows@kupodex.example')
  await page.waitForURL((url) => url.pathname === '/')
  await page.goto(mounts)
  await page.locator('[data-favorite]').click()
  await page.locator('[data-favorite][aria-pressed=true]').waitFor()
  for (const [size, viewport] of sizes) {
    await page.setViewportSize(viewport)
    await page.reload()
    await heads.filter({ hasText: 'Left to collect' }).waitFor()
    await rest()
    expect(await heads.first().innerText()).toMatch(/^Left to collect/)
    expect(await heads.last().innerText()).toMatch(/^Obtained/)
    expect([size, await endOf(page, '.part .line')]).toEqual([size, expect.toSatisfy(isWithin(viewport))])
  }
})

test.each(sampled(['mounts', 'minions', 'fish', 'ttcards'], 2))(
  'every thing of %s is named on a phone, none is a drawing alone',
  async (word) => {
    const { page } = await open(`/char/${someone.id}/${word}/`, { viewport: sizes[0][1] })
    await page.locator('.things a[data-thing]').nth(100).waitFor({ state: 'attached' })
    expect(await page.locator('.icons').count()).toBe(0)
    const names = await page.locator('.things a[data-thing]').allTextContents()
    expect(names.filter((name) => name.trim() === '')).toEqual([])
  },
)

test.each(sampled(['mounts/?view=list', 'orchestrions/', 'ttnpcs/', 'fish/?view=list', 'cosmic/'], 3))(
  'rows of %s on a phone are two lines beside at most two drawings, and most of their width is text',
  async (path) => {
    const { page } = await open(`/char/${someone.id}/${path}`, { viewport: sizes[0][1] })
    await page.locator('.line').first().waitFor()
    const rows = await page.locator('.line').evaluateAll((all) =>
      all.slice(0, 30).map((row) => ({
        height: row.getBoundingClientRect().height,
        text: row.querySelector(':scope > div')?.getBoundingClientRect().width ?? 0,
        isCut: [...row.querySelectorAll(':scope > div > *')].some(
          (line) => line.getBoundingClientRect().bottom > row.getBoundingClientRect().bottom,
        ),
        drawings: [...row.querySelectorAll('svg')].filter((each) => each.checkVisibility()).length,
      })),
    )
    expect(
      rows.filter(({ height, text, isCut, drawings }) => height > 60 || text < 200 || isCut || drawings > 2),
    ).toEqual([])
  },
)

test.each(['fish', 'cosmic'])(
  'nothing of the list of %s that anybody may tick is too small for a finger',
  async (word) => {
    const { page } = await open(`/char/0/${word}/`, { viewport: sizes[0][1], hasTouch: true })
    expect(await tooSmall(page)).toEqual([])
  },
)

test('on a phone stars are in the line of a name, so that how to get the thing has the room beside its share', async () => {
  const { page } = await open('/char/0/spells/', { viewport: sizes[0][1] })
  const line = page.locator('.line:has(.stars)').first()
  const boxOf = async (selector: string) => {
    const box = await line.locator(selector).boundingBox()
    if (box === null) throw new Error(`${selector} is not shown`)
    return { top: box.y, middle: box.y + box.height / 2, bottom: box.y + box.height }
  }
  const stars = await boxOf('.stars')
  const beside = await boxOf('.beside')
  expect(Math.abs((await boxOf('div > a')).middle - stars.middle)).toBeLessThan(4)
  expect(stars.bottom).toBeLessThanOrEqual(beside.top + 1)
  expect(Math.abs((await boxOf('.ways')).middle - beside.middle)).toBeLessThan(4)
})
