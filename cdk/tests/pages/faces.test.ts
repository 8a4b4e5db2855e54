import type { RankingAnswer } from '@kupodex/data/contract'
import { facePath, lodestoneFaces } from '@kupodex/data/game'
import type { BrowserContext, Locator } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { isShown } from '../truth.ts'
import { base, faces, people, someone, useBrowser } from './site.ts'
import { scrollTo } from './visit.ts'

const open = useBrowser()
const board = '/ranking/achievement/global/'
const { chars } = (await (await fetch(`${base}/api${board}`)).json()) as RankingAnswer

const widthOf = (image: Locator) => image.evaluate((element: HTMLImageElement) => element.naturalWidth)
const loaded = (image: Locator, width: number) => expect.poll(() => widthOf(image)).toBe(width)
/** Whether the browser has given a picture up. */
const hasFailed = (image: Locator) =>
  image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth === 0)

const looksWithout = async (element: Locator, pictures: string) => {
  await scrollTo(element)
  const before = await element.screenshot()
  await element.locator(pictures).evaluateAll((all) => all.forEach((one) => one.remove()))
  return before.equals(await element.screenshot())
}

describe('faces come from the Lodestone, here from what stands in for it', () => {
  test('on a board that was built, without a script', async () => {
    const { page, problems } = await open(board, { javaScriptEnabled: false })
    const [first] = chars
    expect(first?.iconUrl.startsWith(lodestoneFaces)).toBe(true)
    const face = page.locator(`[data-id="${first?.id}"] .face`)
    expect(await face.locator('img').getAttribute('src')).toBe(faces + facePath(first?.iconUrl ?? ''))
    await loaded(face.locator('img'), 96)
    expect(await looksWithout(face, 'img')).toBe(false)
    const policy = await page.locator('meta[http-equiv="content-security-policy"]').getAttribute('content')
    expect(policy).toContain(`img-src 'self' data: ${new URL(faces).origin};`)
    expect(problems).toEqual([])
  })

  test('on a profile, in its frame, its portrait and the menu of those opened last', async () => {
    const { page, problems } = await open(`/char/${someone.id}/`)
    await loaded(page.locator('.owner .face img'), 96)
    const portrait = page.locator('.portrait img')
    await portrait.waitFor()
    await scrollTo(portrait)
    await loaded(portrait, 640)
    await expect.poll(() => portrait.getAttribute('referrerpolicy')).toBe('no-referrer')
    await page.locator('[popovertarget="characters"]').click()
    const recent = page.locator('[data-list="recent"] .face img')
    await recent.waitFor()
    await loaded(recent, 96)
    expect(problems).toEqual([])
  })
})

describe('the drawn sky', () => {
  const withoutFaces = (context: BrowserContext) =>
    context.route(`${faces}**`, (route) => route.fulfill({ status: 404 }))

  test('is all that is seen where a face fails', async () => {
    const { page, problems } = await open(board, { prepare: withoutFaces })
    const face = page.locator('.who .face').first()
    await expect.poll(() => hasFailed(face.locator('img'))).toBe(true)
    expect(await looksWithout(face, 'img')).toBe(true)
    expect(problems.filter((one) => !one.includes(faces))).toEqual([])
  })

  test('is all that is seen where a portrait fails', async () => {
    const { page } = await open(`/char/${someone.id}/`, { prepare: withoutFaces })
    const portrait = page.locator('.portrait')
    await portrait.locator('img').waitFor({ state: 'attached' })
    await scrollTo(portrait)
    await expect.poll(() => hasFailed(portrait.locator('img'))).toBe(true)
    expect(await portrait.getByRole('img').count()).toBe(1)
    expect(await looksWithout(portrait, 'img')).toBe(true)
  })

  test('is there alone where a player hides', async () => {
    const hidden = people.find((person) => !isShown(person) && person.state === 'listed')
    const { page, problems } = await open(`/char/${hidden?.id}/`)
    await expect.poll(() => page.locator('[data-who]').first().innerText()).toBe(hidden?.name)
    expect(await page.locator('[data-face] use').getAttribute('href')).toMatch(/#sky\d$/)
    expect(await page.locator('[data-face] img').getAttribute('src')).toBeNull()
    expect(problems).toEqual([])
  })
})
