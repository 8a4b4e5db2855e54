import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'
import { createCard } from './card.ts'

/** Where the card, of 200 x 100 pixels, stands beside a link in a window 800 pixels wide that was scrolled by 30 and 1000. */
const placed = (left: number, top: number, clientHeight: number) => {
  const { document, window } = parseHTML('<html><body><a href="#">Thing</a></body></html>')
  class CSSStyleSheet {
    replaceSync() {}
  }
  Object.assign(window, { CSSStyleSheet, scrollX: 30, scrollY: 1000 })
  Object.assign(document.documentElement, { clientWidth: 800, clientHeight })
  const card = createCard(document as unknown as Document)
  Object.assign(card.host, { offsetWidth: 200, offsetHeight: 100 })
  const link = document.querySelector('a') as unknown as Element
  link.getBoundingClientRect = () => ({ left, top, bottom: top + 20 }) as DOMRect
  card.show(link, { name: 'Thing', collection: 'Mounts', facts: [] }, 'en')
  return [card.host.style.left, card.host.style.top]
}

test.each([
  ['below its link', 100, 50, 600, ['130px', '1078px']],
  ['below as long as it fits', 100, 472, 600, ['130px', '1500px']],
  ['above where there is no room below', 100, 473, 600, ['130px', '1365px']],
  ['above where it just fits', 100, 108, 150, ['130px', '1000px']],
  ['below where there is room neither below nor above', 100, 107, 150, ['130px', '1135px']],
  ['within the right edge', 700, 50, 600, ['622px', '1078px']],
  ['within the left edge', -20, 50, 600, ['38px', '1078px']],
])('a card stands %s', (_, left, top, height, at) => expect(placed(left, top, height)).toEqual(at))
