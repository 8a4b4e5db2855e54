import type { Page } from 'playwright-core'

/**
 * What one presses and is smaller than 24 CSS pixels (WCAG 2.5.8), but for links within a sentence; and on a phone buttons of a list. A link
 * with words is as wide as they are, and one that is stretched over what it stands in as large as that.
 */
const small = () => {
  const isStretched = (link: Element) => {
    const { position, top, right } = getComputedStyle(link, '::after')
    return position === 'absolute' && top === '0px' && right === '0px'
  }
  const inSentence = (link: Element) =>
    getComputedStyle(link).display === 'inline' &&
    [...(link.parentElement?.childNodes ?? [])].some((node) => node.nodeType === 3 && node.textContent?.trim() !== '')
  return [...document.querySelectorAll('a[href], button, input, select, summary')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.closest('.unseen, .skip') === null)
    .filter((one) => !(one.localName === 'a' && (inSentence(one) || isStretched(one))))
    .filter((one) => {
      const { width, height } = (
        one.matches('[type=checkbox]') ? (one.closest('label') ?? one) : one
      ).getBoundingClientRect()
      const narrow = one.localName === 'a' && one.textContent.trim() !== '' ? height : Math.min(width, height)
      return width > 1 && (narrow < 23.9 || (height < 39.9 && one.matches('.part button, .chip')))
    })
    .map((one) => `${one.parentElement?.className} > ${one.localName}.${one.className} ${one.textContent.trim()}`)
}

/** What of a page on a phone is too small for a finger: for each its parent, its own name and its text. */
export const tooSmall = (page: Page): Promise<string[]> => page.evaluate(small)

/** Fields for text and choices on a page that have the browser's own frame, which is square and of no theme of the site, by name. */
export const nativeFields = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const fields = document.querySelectorAll<HTMLElement>(
      'input:not([type=checkbox], [type=radio], [type=range], [type=file]), select, textarea',
    )
    return [...fields]
      .filter((field) => field.checkVisibility() && getComputedStyle(field).borderTopLeftRadius === '0px')
      .map((field) => field.getAttribute('name') ?? (field.closest('label') ?? field).outerHTML.slice(0, 80))
  })
