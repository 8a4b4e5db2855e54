import type { ThingAnswer } from '@kupodex/data/contract'

/** How the card looks whatever the page's styles: those reach the host, over which only important rules of the shadow root win; what is inside begins with none. */
export const cardStyle = `
:host{position:absolute!important;z-index:2147483647!important;display:block!important;max-width:min(320px,calc(100vw - 16px))!important}
:host([hidden]){display:none!important}
div{all:initial;display:block;box-sizing:border-box;padding:12px 14px;border:1px solid #cfc6ad;border-radius:10px;background:#fffdf6;color:#20242e;font:400 14px/1.45 system-ui,sans-serif;text-align:start;overflow-wrap:anywhere;box-shadow:0 6px 24px #0003}
p{margin:0}
p+p{margin-top:4px}
.name{font-weight:600;font-size:16px}
.soft{color:#5b6070;font-size:12px}
@media (prefers-color-scheme:dark){div{border-color:#39415e;background:#141a2e;color:#eceffa}.soft{color:#a9b1cc}}
@media (prefers-reduced-motion:no-preference){div{animation:in .12s ease-out}@keyframes in{from{opacity:0;transform:translateY(4px)}}}
@media print{:host{display:none!important}}
`

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
