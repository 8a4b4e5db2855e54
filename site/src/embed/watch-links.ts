import { thingOfPage } from '@kupodex/data/thing-page'
import { type CardFacts, cardId, createCard } from './card.ts'

export interface WatchDeps {
  page: Document
  /** The origin of the site whose things are shown, as `https://example.org`. */
  site: string
  fetch: typeof fetch
  /** Calls `run` after so many milliseconds; returns how to call it off. */
  later: (run: () => void, ms: number) => () => void
}

/** How long a pointer rests on a link before its card is fetched, and how long it may be away before the card goes, in ms. */
const [rest, away] = [150, 200]

const languages = ['en', 'de', 'fr', 'ja']

/** The language of a page, as far as cards have it. */
const languageOf = ({ documentElement: { lang } }: Document): string =>
  languages.find((language) => language === lang.slice(0, 2).toLowerCase()) ?? 'en'

/** Shows the card of a thing when a link to its page is pointed at or focused; nothing is fetched before, or stored. A link without a card stays a link. */
export const watchLinks = ({ page, site, fetch, later }: WatchDeps): void => {
  const answers = new Map<string, Promise<CardFacts | null>>()
  let card: ReturnType<typeof createCard> | undefined
  /** The link whose card is shown or on its way. */
  let current: HTMLAnchorElement | null = null
  let callOff = () => {}

  /** The link to a thing that an event is about; null for all else. */
  const linkAt = (target: EventTarget | null): HTMLAnchorElement | null => {
    const link = (target as Partial<Element> | null)?.closest?.<HTMLAnchorElement>('a[href]')
    return link?.origin === site && thingOfPage(link.pathname) !== null ? link : null
  }

  const wait = (run: () => void, ms: number) => {
    callOff()
    callOff = later(run, ms)
  }

  const read = (path: string): Promise<CardFacts | null> => {
    const known = answers.get(path)
    if (known) return known
    const asked = fetch(site + path, { credentials: 'omit' })
      .then((answer) => (answer.ok ? (answer.json() as Promise<CardFacts>) : null))
      .catch(() => null)
    answers.set(path, asked)
    // What failed is asked for again the next time.
    void asked.then((facts) => facts ?? answers.delete(path))
    return asked
  }

  const hide = () => {
    callOff()
    card?.hide()
    if (current?.getAttribute('aria-describedby') === cardId) current.removeAttribute('aria-describedby')
    current = null
  }

  const show = async (link: HTMLAnchorElement) => {
    const thing = thingOfPage(link.pathname)
    if (thing === null) return
    hide()
    current = link
    const language = languageOf(page)
    const facts = await read(`/api/thing/${language}/${thing.type}/${thing.thing}/`)
    // The reader may be elsewhere by now.
    if (facts === null || current !== link) return
    card ??= createCard(page)
    card.show(link, facts, language)
    if (!link.hasAttribute('aria-describedby')) link.setAttribute('aria-describedby', cardId)
  }

  page.addEventListener('pointerover', (event) => {
    if (event.pointerType === 'touch') return
    const link = linkAt(event.target)
    if (event.target === card?.host || (link !== null && link === current)) callOff()
    else if (link !== null) wait(() => void show(link), rest)
  })
  page.addEventListener('pointerout', (event) => {
    const isOfCard = event.target === card?.host || linkAt(event.target) !== null
    if (isOfCard && event.pointerType !== 'touch') wait(() => page.activeElement !== current && hide(), away)
  })
  page.addEventListener('focusin', (event) => {
    const link = linkAt(event.target)
    if (link !== null) void show(link)
  })
  page.addEventListener('focusout', hide)
  page.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hide()
  })
}
