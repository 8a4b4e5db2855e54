import { expect, test } from 'vitest'
import { widths } from '../browser.ts'
import { someone, useBrowser } from './site.ts'

const open = useBrowser()
const of = (rest: string) => `/char/${someone.id}/${rest}`

const paths = [
  ...['/', '/ranking/mount/global/', '/rarity/mount/global/', '/rarity/mount/global/1/', '/browse/orchestrions/'],
  ...['/from/currency/1/', '/new/7-1/', of(''), of('mounts/'), of('mounts/1/'), of('achievements/battle/the-hunt/')],
  ...[of('ttcards/'), of('titles/'), of('timeline/'), '/char/0/fish/', '/char/0/cosmic/'],
]

/** What one presses and is smaller than 24 CSS pixels (WCAG 2.5.8), but for links within a sentence; and on a phone buttons of a list. */
const tooSmall = () => {
  const inSentence = (link: Element) =>
    getComputedStyle(link).display === 'inline' &&
    [...(link.parentElement?.childNodes ?? [])].some((node) => node.nodeType === 3 && node.textContent?.trim() !== '')
  return [...document.querySelectorAll('a[href]:not(.stretched), button, input, select, summary')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.closest('.unseen, .skip') === null)
    .filter((one) => !(one.localName === 'a' && inSentence(one)))
    .filter((one) => {
      const { width, height } = (
        one.matches('[type=checkbox]') ? (one.closest('label') ?? one) : one
      ).getBoundingClientRect()
      return width > 1 && (Math.min(width, height) < 23.9 || (height < 39.9 && one.matches('.part button, .chip')))
    })
    .map((one) => `${one.parentElement?.className} > ${one.localName}.${one.className} ${one.textContent.trim()}`)
}

test.each(paths)('nothing on %s is too small for a finger', async (path) => {
  const { page, close } = await open(path, { viewport: widths.phone, hasTouch: true })
  expect(await page.evaluate(tooSmall)).toEqual([])
  await close()
})
