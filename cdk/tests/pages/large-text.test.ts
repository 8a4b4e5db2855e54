import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { enlarge, overflow } from './letters.ts'
import { someone, useBrowser } from './site.ts'
import { scrollTo } from './visit.ts'

const open = useBrowser()

/** Words of elements that are broken into pieces; a hyphen ends a word. */
const brokenWordsOf = (elements: readonly Element[]): string[] => {
  const range = document.createRange()
  const broken: string[] = []
  for (const element of elements) {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s-]+/g)) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word)
      }
  }
  return broken
}

/** Broken words of all elements that a selector finds. */
const brokenWords = (elements: Locator): Promise<string[]> => elements.evaluateAll(brokenWordsOf)

/** Whether the text of an element goes beyond what it stands in. */
const isCut = (element: Element): boolean => {
  const range = document.createRange()
  range.selectNodeContents(element)
  const text = range.getBoundingClientRect()
  const around = element.parentElement?.getBoundingClientRect() ?? text
  return text.right > around.right + 1 || text.bottom > around.bottom + 1
}

/** The words are whole on phones. */
const expectWholeOnPhones = async (page: Page, selector: string) => {
  const elements = page.locator(selector)
  await elements.first().waitFor()
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => brokenWords(elements)).toEqual([])
    await expect.poll(() => overflow(page)).toBe(0)
  }
}

const folds = '.folds h3'
const origins = '.list.origins td:first-child a'
const shelf = '.list.shelf .shelf-item > div:first-of-type a'

test.each([
  ['/ranking/mount/global/', '.list.board .who a', null],
  ['/rarity/mount/global/', '.list.rare tr:not(.nobody) .item > div:first-of-type a', null],
  ['/browse/minions/', shelf, shelf],
  ['/new/7-1/', shelf, null],
  ['/char/0/spells/', '.line > div > a', null],
  ['/char/0/exploration/', folds, folds],
  ['/from/vendor/', origins, origins],
])(
  'names of %s are read as words on a phone with letters of twice the size, and are whole',
  async (path, selector, whole) => {
    const { page } = await open(path, { viewport: { width: 320, height: 900 } })
    if (whole !== null) await expectWholeOnPhones(page, whole)
    await page.setViewportSize({ width: 390, height: 900 })
    await enlarge(page, 200)
    const names = page.locator(selector)
    await scrollTo(names.nth(4))
    for (let at = 0; at < 5; at++) {
      const name = names.nth(at)
      await expect.poll(() => brokenWords(name)).toEqual([])
      await expect.poll(() => name.evaluate(isCut)).toBe(false)
    }
  },
)

test.each([
  ['/de/char/0/exploration/', ':is(.folds h3, .explored-parts a)'],
  ['/de/from/vendor/', origins],
  ['/de/browse/minions/', '.list.shelf .shelf-lines a'],
])('words of %s are whole on phones', async (path, selector) => {
  const { page } = await open(path, { viewport: { width: 320, height: 900 } })
  await expectWholeOnPhones(page, selector)
})

test('what is beside each other in a list of a character stays readable with letters of twice the size', async () => {
  const { page } = await open('/char/0/mounts/', { viewport: { width: 390, height: 900 } })
  await enlarge(page, 200)
  const boxOf = async (selector: string) => {
    const box = await page.locator(selector).first().boundingBox()
    if (box === null) throw new Error(`${selector} is not shown`)
    return box
  }
  const number = await boxOf('.summary > p:first-child')
  expect((await boxOf('.summary > .what-counts')).y).toBeGreaterThanOrEqual(number.y + number.height)
  const all = await boxOf('.controls')
  expect((await boxOf('.controls .narrow')).width).toBeCloseTo(all.width, 0)
})

test.each([
  ['/char/0/cosmic/', 'h1'],
  ['/rarity/mount/global/1/', ':is(h1, h2)'],
  ['/settings/', ':is(h1, h2)'],
])('headings of %s are whole on phones with letters of twice the size', async (path, selector) => {
  const { page } = await open(path, { viewport: { width: 320, height: 900 } })
  await enlarge(page, 200)
  await expect.poll(() => brokenWords(page.locator(selector))).toEqual([])
})

/** The texts of some elements that go beyond what they stand in. */
const cutOf = (elements: readonly Element[]): string[] => {
  const range = document.createRange()
  return elements
    .filter((element) => {
      range.selectNodeContents(element)
      const around = (element.parentElement ?? element).getBoundingClientRect()
      return range.getBoundingClientRect().right > around.right + 1
    })
    .map(({ textContent }) => textContent.trim())
}

test.each([
  ['/de/', '.board-card li span > *'],
  [`/de/char/${someone.id}/`, '.facts dd'],
  [`/de/char/${someone.id}/timeline/`, '.chart-box figcaption *'],
  ['/de/char/0/portraits/', '.group-links.row a > span'],
  ['/de/stats/', '.people td.n'],
])(
  'German words of %s are whole on the narrowest phone, and with letters of twice the size',
  async (path, selector) => {
    const { page } = await open(path, { viewport: { width: 320, height: 900 } })
    for (const [width, percent] of [
      [320, 100],
      [390, 200],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await enlarge(page, percent)
      await page.locator(selector).first().waitFor()
      await expect.poll(() => page.locator(selector).evaluateAll(cutOf)).toEqual([])
    }
  },
)
