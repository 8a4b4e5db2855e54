import { parseHTML } from 'linkedom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sharedCard } from './share-card.ts'

beforeEach(() => void vi.stubGlobal('document', parseHTML('<p></p>').document))
afterEach(() => vi.unstubAllGlobals())

/** What a page shows that has the markup in it. */
const shownBy = (html: string) => {
  const { document } = parseHTML(html)
  const image = document.querySelector('a img')
  return {
    elements: document.querySelectorAll('*').length,
    href: document.querySelector('a')?.getAttribute('href'),
    ...Object.fromEntries(['src', 'width', 'height', 'alt'].map((name) => [name, image?.getAttribute(name)])),
  }
}

test('a card leads to the profile in its language', () => {
  const { link, bbcode, html } = sharedCard('https://kupodex.test', 'de', { id: 7, name: 'Aldo Test' })
  const [page, card] = ['https://kupodex.test/de/char/7/', 'https://kupodex.test/de/char/7.png']
  expect([link, bbcode]).toEqual([page, `[url=${page}][img]${card}[/img][/url]`])
  const size = { width: '600', height: '315' }
  expect(shownBy(html)).toEqual({ elements: 2, href: page, src: card, ...size, alt: 'Aldo Test · Kupodex' })
})

test('in English the page has no prefix, and the card has', () => {
  const bbcode = '[url=/char/7/][img]/en/char/7.png[/img][/url]'
  expect(sharedCard('', 'en', { id: 7, name: '' })).toMatchObject({ link: '/char/7/', bbcode })
})

test('a name cannot write markup', () => {
  const { html } = sharedCard('', 'en', { id: 7, name: '"><script>' })
  expect(shownBy(html)).toMatchObject({ elements: 2, alt: '"><script> · Kupodex' })
})
