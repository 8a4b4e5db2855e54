import type { ThingAnswer } from '@kupodex/data/contract'
import { cardStyle } from './card-style.ts'

/** What a card shows of a thing. */
export type CardFacts = Pick<ThingAnswer, 'name' | 'collection' | 'facts'>

/** The id by which a link says that the card describes it. */
export const cardId = 'kupodex-card'

/** How far the card is from its link, and from the edges of the window, in pixels. */
const gap = 8

/** Where the card stands: below its link, or above where there is no room below; in pixels of the page. */
const place = (host: HTMLElement, link: Element): void => {
  const { documentElement: root, defaultView: view } = host.ownerDocument
  const at = link.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = host
  const left = Math.max(gap, Math.min(at.left, root.clientWidth - width - gap))
  const isRoom = at.bottom + gap + height <= root.clientHeight || at.top < height + gap
  const top = isRoom ? at.bottom + gap : at.top - height - gap
  host.style.left = `${left + (view?.scrollX ?? 0)}px`
  host.style.top = `${top + (view?.scrollY ?? 0)}px`
}

/** Makes the one card of a page: a box in a shadow root, into which no style of the page reaches, and none of it out. */
export const createCard = (page: Document) => {
  const host = page.createElement('kupodex-card')
  host.id = cardId
  host.hidden = true
  host.setAttribute('role', 'tooltip')
  const root = host.attachShadow({ mode: 'open' })
  // Not a style element, which a page's content security policy may forbid.
  const sheet = new (page.defaultView as Window & typeof globalThis).CSSStyleSheet()
  sheet.replaceSync(cardStyle)
  root.adoptedStyleSheets = [sheet]
  page.documentElement.append(host)

  const line = (text: string, kind: string) => {
    const made = page.createElement('p')
    made.className = kind
    made.textContent = text
    return made
  }

  return {
    host,
    /** Shows a thing beside a link; `language` is that of the texts. */
    show: (link: Element, { name, collection, facts }: CardFacts, language: string): void => {
      const box = page.createElement('div')
      box.lang = language
      box.append(
        line(name, 'name'),
        line(collection, 'soft'),
        ...facts.map((fact) => line(fact, '')),
        line('Kupodex', 'soft'),
      )
      root.replaceChildren(box)
      host.hidden = false
      place(host, link)
    },
    hide: (): void => void (host.hidden = true),
  }
}
