import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findFaults } from '../axe.ts'
import { widths } from '../browser.ts'
import { introduce, signUp, unowned } from './player.ts'
import { base, someone, useBrowser } from './site.ts'
import { shiftOf } from './shifts.ts'
import { countWhole, scrollTo } from './visit.ts'

const open = useBrowser()

const boxes = (page: Page) => page.locator('.things input[data-tick]')

const ticked = (page: Page) => page.locator('.things input[data-tick]:checked').count()

const waitForTicked = (page: Page, n: number) =>
  page.waitForFunction(
    (count) =>
      document.querySelectorAll('.things input[data-tick]:checked').length === count &&
      document.querySelector('[aria-busy]') === null,
    n,
  )

/** Opens a list and waits until it can be ticked. */
const openList = async (page: Page, path: string) => {
  await page.goto(base + path)
  await page.locator('.tick-tools').waitFor()
  await page.locator('.line, .names li').first().waitFor()
}

const drag = async (page: Page, from: number, to: number) => {
  await scrollTo(boxes(page).nth(from))
  const [a, b] = [await boxes(page).nth(from).boundingBox(), await boxes(page).nth(to).boundingBox()]
  if (!a || !b) throw new Error('The checkboxes are not on the page.')
  await page.mouse.move(a.x + 5, a.y + 5)
  await page.mouse.down()
  await page.mouse.move(b.x + 5, b.y + 5, { steps: 6 })
  await page.mouse.up()
}

test('ranges are ticked by Shift, dragging and keys, each as one change with one undo, and taken over by a character', async () => {
  const character = unowned[2]
  if (character === undefined) throw new Error('nobody of the population is left')
  const { page, rest, problems } = await open('/char/0/orchestrions/', { viewport: widths.desktop })
  await page.locator('.tick-tools').waitFor()
  await boxes(page).nth(1).click()
  await waitForTicked(page, 1)
  await boxes(page)
    .nth(4)
    .click({ modifiers: ['Shift'] })
  await waitForTicked(page, 4)
  await page.locator('.marks-bar .link').click()
  await waitForTicked(page, 1)
  await drag(page, 6, 9)
  await waitForTicked(page, 5)
  await boxes(page).nth(12).focus()
  await page.keyboard.down('Shift')
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(key)
  await page.keyboard.up('Shift')
  await waitForTicked(page, 7)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await waitForTicked(page, 8)
  await page.keyboard.press('Control+z')
  await waitForTicked(page, 7)
  const selectAll = page.locator('.tick-tools button').first()
  const placeOf = async () =>
    await boxes(page)
      .first()
      .evaluate((box) => box.getBoundingClientRect().top + scrollY)
  const place = await placeOf()
  await selectAll.click()
  await waitForTicked(page, await countWhole(boxes(page), rest))
  // Nothing is left to select: the button stays, and what is below it does not move.
  await expect.poll(() => selectAll.getAttribute('aria-disabled')).toBe('true')
  expect(await placeOf()).toBe(place)
  await page.locator('.marks-bar .link').click()
  await waitForTicked(page, 7)
  expect(await page.innerText('.owner')).toContain('Anonymous')
  expect(await findFaults(page)).toEqual([])
  await page.reload()
  await waitForTicked(page, 7)
  expect(problems).toEqual([])

  // Names in blocks are ticked in the same way, and the arrow keys lead from one checkbox to the next.
  await openList(page, '/char/0/ttcards/')
  await page.locator('.names .tick').nth(2).click()
  await waitForTicked(page, 1)
  await page.locator('.names input').nth(2).focus()
  await page.keyboard.down('Shift')
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight')
  await page.keyboard.up('Shift')
  await waitForTicked(page, 4)
  expect(await findFaults(page)).toEqual([])

  await page.goto(`${base}/`)
  await page.locator('header a[data-login]').click()
  await signUp(page, 'ticking@kupodex.example')
  await page.waitForURL(`${base}/`)
  const profile = `/char/${character.id}/`
  await page.goto(`${base}${profile}verify/`)
  await introduce(character.id, await page.locator('code').innerText())
  // On a phone the code is a line, and the button that copies it is below.
  await page.setViewportSize(widths.phone)
  const code = await page.locator('.code code').boundingBox()
  const copy = await page.locator('.code button').boundingBox()
  expect(code?.height).toBeLessThan(50)
  expect(copy?.y).toBeGreaterThanOrEqual((code?.y ?? 0) + (code?.height ?? 0))
  await page.setViewportSize(widths.desktop)
  await page.locator('.content .button:not(.quiet)').click()
  await page.getByRole('button', { name: 'Add to this character' }).click()
  await page.getByText('11 items added.').waitFor()
  await introduce(character.id, '')
  const changes: number[] = []
  page.on('request', (request) => {
    const { changes: sent } = (request.postDataJSON() ?? {}) as { changes?: unknown[] }
    if (request.method() === 'POST' && request.url().includes('/marks')) changes.push(sent?.length ?? 0)
  })
  await openList(page, `${profile}orchestrions/`)
  const all = await countWhole(boxes(page), rest)
  const before = await ticked(page)
  expect(before).toBeGreaterThanOrEqual(7)
  const inMenu = page.locator('progress[data-part="orchestrions"] + *').first()
  await expect.poll(() => inMenu.textContent()).toMatch(/\d%$/)
  const percentBefore = await inMenu.textContent()
  await page.locator('.tick-tools button').first().click()
  await waitForTicked(page, all)
  // The menu follows at once, and the next page does not fall back to an answer that a cache had before.
  await expect.poll(() => inMenu.textContent()).toBe('100%')
  await page.locator('.marks-bar .link').click()
  await waitForTicked(page, before)
  await expect.poll(() => inMenu.textContent()).toBe(percentBefore)
  await expect.poll(() => changes).toEqual([all - before, all - before])
})

test('a thing is wanted or hidden without an account; the list says how many are hidden and shows them, the desk how to get them', async () => {
  const { page, rest, problems } = await open(`/char/${someone.id}/orchestrions/?show=missing`, {
    viewport: widths.desktop,
  })
  const links = page.locator('.things a[data-thing]')
  await links.first().waitFor()
  const names = [await links.nth(0).textContent(), await links.nth(1).textContent()]
  await links.nth(0).click()
  await page.getByRole('button', { name: 'Hide', exact: true }).click()
  const hidden = page.locator('.things p', { hasText: '1 hidden' })
  await hidden.waitFor()
  await expect.poll(() => links.first().textContent()).toBe(names[1])
  await links.first().click()
  await page.locator('.details h2', { hasText: names[1] ?? '' }).waitFor()
  await page.getByRole('button', { name: 'Wish list', exact: true }).click()
  await page.getByRole('button', { name: 'Wish list', exact: true, pressed: true }).waitFor()
  expect(await findFaults(page)).toEqual([])
  await hidden.getByRole('button', { name: 'Show' }).click()
  await page.waitForURL(/wish=hide/)
  await expect.poll(() => links.allTextContents()).toEqual([names[0]])

  await page.goto(`${base}/`)
  await page.getByRole('heading', { name: someone.name }).waitFor()
  await page.locator('.desk-characters', { hasText: /Synced/ }).waitFor()
  expect(await page.locator('.hero h1').isVisible()).toBe(false)
  expect(await page.locator('.hero input').isVisible()).toBe(true)
  await rest()
  expect([await shiftOf(page), await findFaults(page)]).toEqual([0, []])
  const shelf = page.locator('section', { has: page.getByRole('heading', { name: 'Wish list' }) })
  await shelf.getByRole('link', { name: names[1] ?? '' }).waitFor()
  await shelf.getByRole('button', { name: /from the wish list/ }).click()
  await shelf.waitFor({ state: 'detached' })
  expect(problems).toEqual([])
})

/** Watches, in the page, for the end of what it scrolls by now. */
const watchEnd = () => {
  const scrolled = new Promise<void>((done) => addEventListener('scrollend', () => done(), { once: true }))
  Object.assign(globalThis, { scrolled })
}

test('on a phone a finger scrolls over checkboxes, and drags once it has rested on one', async () => {
  const { page } = await open('/char/0/emotes/', { viewport: widths.phone, hasTouch: true, isMobile: true })
  await page.locator('.line .tick').first().waitFor()
  const devTools = await page.context().newCDPSession(page)
  /** Moves a finger up from a checkbox, at once or after it has rested there; gives how far the page has scrolled since then. */
  const swipe = async (from: number, rests: boolean) => {
    await scrollTo(boxes(page).nth(from))
    const { x = 0, y = 0 } = (await boxes(page).nth(from).boundingBox()) ?? {}
    const at = (up: number) => [{ x: x + 8, y: y + 8 - up }]
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      devTools.send('Input.dispatchTouchEvent', { type, touchPoints })
    const before = await page.evaluate(() => scrollY)
    await touch('touchStart', at(0))
    if (rests) await page.locator('[data-sweeping]').waitFor()
    for (let up = 20; up <= 200; up += 20) await touch('touchMove', at(up))
    // A page that still scrolls by itself is not asked whether the next finger may scroll it.
    if (!rests) await page.evaluate(watchEnd)
    await touch('touchEnd', [])
    if (!rests) await page.evaluate(() => (globalThis as unknown as { scrolled: Promise<void> }).scrolled)
    return async () => (await page.evaluate(() => scrollY)) - before
  }
  await expect.poll(await swipe(12, false)).toBeGreaterThan(50)
  expect(await ticked(page)).toBe(0)
  const scrolled = await swipe(12, true)
  await expect.poll(() => ticked(page)).toBeGreaterThan(2)
  expect(await scrolled()).toBe(0)
  await page.locator('.marks-bar .link').click()
  await waitForTicked(page, 0)
  await boxes(page).first().tap()
  await waitForTicked(page, 1)
  expect(await page.locator('.marks-bar .link').isVisible()).toBe(true)
})

test('whoever may not tick is told what it takes, in the list and beside the details; pages of nobody say what they need', async () => {
  const { page } = await open(`/char/${someone.id}/emotes/`, { viewport: widths.desktop })
  await page.locator('.line .tick').first().click({ force: true })
  await page.getByRole('alert').getByText('Please log in and verify ownership').waitFor()
  await page.locator('.things a[data-thing]').nth(1).click()
  await page.locator('.details').getByText('Please log in and verify ownership').waitFor()
  await page.locator('.needs-owner').getByRole('link', { name: 'Check off without an account' }).click()
  await page.waitForURL('**/char/0/emotes/')
  await page.goto(`${base}/char/0/timeline/`)
  await page.getByText('This page shows what the Lodestone says about a character').waitFor()
  expect(await findFaults(page)).toEqual([])
  // What the Lodestone lists of others can be read, and nothing is said of what nobody has.
  for (const [word, rows] of [
    ['mounts', '.things a[data-thing]'],
    ['titles', '.deed a[data-thing]'],
  ] as const) {
    await page.goto(`${base}/char/0/${word}/`)
    await page.getByText('Open a character to see what it has.').waitFor()
    await page.locator(rows).nth(10).waitFor()
    await expect(page.locator('[data-state=missing]').count()).resolves.toBe(0)
    expect(await findFaults(page)).toEqual([])
  }
})
