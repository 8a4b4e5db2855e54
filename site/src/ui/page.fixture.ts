import { parseHTML } from 'linkedom'
import { onTestFinished, vi } from 'vitest'
import { loadSheets } from './sheets.fixture.ts'

/** The page that a test opens, and what its scripts reach for. */
export interface OpenedPage {
  document: Document
  /** The only element that a selector finds now. */
  one: <Kind extends Element = HTMLElement>(selector: string) => Kind
  all: <Kind extends Element = HTMLElement>(selector: string) => Kind[]
  words: (selector: string) => string[]
  /** What an attribute is of each. */
  attributes: (selector: string, name: string) => (string | null)[]
  /** What a reader types or chooses, with the events that a browser sends. */
  enter: (selector: string, value: string) => void
  click: (selector: string) => void
  send: (target: EventTarget, type: string, values?: object) => boolean
  storage: Storage
  /** Paths that were asked for. */
  asked: string[]
}

export interface PageOptions {
  path?: string
  /** What is kept in this browser. */
  kept?: Readonly<Record<string, string>>
  /** Answers by path: JSON, or a status where that is a number; what is not named is 404. */
  web?: Readonly<Record<string, unknown>>
  /** Whether its window is a wide one, as it is unless that is said, or that of a phone. */
  isRoomy?: boolean
}

const origin = 'https://kupodex.test'

/** An observer that never sees anything. */
class NothingSeen {
  observe = (): void => undefined
  unobserve = (): void => undefined
  disconnect = (): void => undefined
}

/** Events of the window, which is none of linkedom's. */
const WindowEvent = globalThis.Event

/** Has an observer of the open page see what the function that it returns is given. */
export const observerOf = <Entry>(name: 'IntersectionObserver' | 'MutationObserver') => {
  let hear: (entries: readonly Entry[]) => void = () => undefined
  class Observer extends NothingSeen {
    constructor(told: typeof hear) {
      super()
      hear = told
    }
  }
  vi.stubGlobal(name, Observer)
  return (...entries: readonly Entry[]): void => hear(entries)
}

/** A storage in memory. */
export const storageOf = (kept: Readonly<Record<string, string>> = {}): Storage => {
  const values = new Map(Object.entries(kept))
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, String(value)),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
    key: (at) => [...values.keys()][at] ?? null,
    get length() {
      return values.size
    },
  }
}

/** Sets a property as a browser does: by the setter of the class, which React's own on the element would hide the change from. */
const setByClass = (element: Element, name: string, value: unknown): void => {
  let owner: object | null = Object.getPrototypeOf(element) as object
  while (owner !== null && !Object.hasOwn(owner, name)) owner = Object.getPrototypeOf(owner) as object | null
  Object.getOwnPropertyDescriptor(owner ?? {}, name)?.set?.call(element, value)
}

const checked = new WeakMap<object, boolean>()

/** Where a link leads; the one that linkedom says is encoded twice. */
const addressOf = (link: Element) => new URL(link.getAttribute('href') ?? '', location.href)

/** What browsers have and linkedom lacks, by class; put on its prototypes for one test. */
const lacking = (send: OpenedPage['send'], focused: { element: Element | null }): Record<string, object> => ({
  HTMLElement: {
    focus(this: HTMLElement) {
      if (focused.element === this) return
      focused.element = this
      send(this, 'focus', { bubbles: false })
      send(this, 'focusin')
    },
    blur(this: HTMLElement) {
      if (focused.element === this) focused.element = null
      send(this, 'blur', { bubbles: false })
    },
    click(this: HTMLElement) {
      if (this.hasAttribute('disabled')) return
      const box = this.matches('input[type=checkbox], input[type=radio]') ? (this as HTMLInputElement) : null
      if (box !== null) setByClass(box, 'checked', box.type === 'radio' || !box.checked)
      send(this, 'click', { button: 0 })
      if (box === null) return
      send(box, 'input')
      send(box, 'change')
    },
    get open(): boolean {
      return (this as unknown as Element).hasAttribute('open')
    },
    set open(value: boolean) {
      const element = this as unknown as Element
      element.toggleAttribute('open', value)
      if (element.localName === 'details') send(element, 'toggle', { bubbles: false })
    },
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return
      this.open = false
      send(this, 'close', { bubbles: false })
    },
    scrollIntoView: () => undefined,
    getBoundingClientRect: () => ({ top: 0, right: 0, bottom: 0, left: 0, width: 0, height: 0 }),
    checkVisibility: () => true,
    select: () => undefined,
  },
  HTMLInputElement: {
    get checked(): boolean {
      return checked.get(this) ?? (this as unknown as Element).hasAttribute('checked')
    },
    set checked(value: boolean) {
      checked.set(this, value)
    },
    get validity() {
      return { badInput: false }
    },
    get labels() {
      const label = (this as unknown as Element).closest('label')
      return label === null ? [] : [label]
    },
  },
  HTMLAnchorElement: {
    get pathname(): string {
      return addressOf(this as unknown as Element).pathname
    },
    get search(): string {
      return addressOf(this as unknown as Element).search
    },
    set search(search: string) {
      const link = this as unknown as Element
      link.setAttribute('href', Object.assign(addressOf(link), { search }).href)
    },
  },
  HTMLButtonElement: {
    get value(): string {
      return (this as unknown as Element).getAttribute('value') ?? ''
    },
  },
  HTMLSelectElement: {
    get value(): string {
      const options = [...(this as unknown as Element).querySelectorAll('option')]
      const shown = options.find((option) => option.selected)
      return shown?.value ?? ((this as unknown as Element).hasAttribute('data-none') ? '' : (options[0]?.value ?? ''))
    },
    set value(value: string) {
      const options = [...(this as unknown as Element).querySelectorAll('option')]
      for (const option of options) option.removeAttribute('selected')
      const chosen = options.find((option) => option.value === value)
      ;(this as unknown as Element).toggleAttribute('data-none', chosen === undefined)
      chosen?.setAttribute('selected', '')
    },
  },
})

/** Pages of one test are open together: what all of them share is put back with the last. */
let opened = 0

/** Classes of elements that code of browsers asks for by name. */
const reached = [
  ...['Node', 'Element', 'DocumentFragment', 'SVGElement', 'HTMLElement', 'HTMLAnchorElement', 'HTMLButtonElement'],
  ...['HTMLFormElement', 'HTMLImageElement', 'HTMLInputElement', 'HTMLSelectElement'],
  ...['HTMLTableElement', 'HTMLTextAreaElement'],
]

/** Gives an object what another has; the function that it returns takes that away. */
export const lend = (object: object, lent: object): (() => void) => {
  const names = Object.keys(lent)
  const before = names.map((name) => Object.getOwnPropertyDescriptor(object, name))
  Object.defineProperties(object, Object.getOwnPropertyDescriptors(lent))
  return () => {
    for (const [at, name] of names.entries()) {
      const had = before[at]
      if (had === undefined) Reflect.deleteProperty(object, name)
      else Object.defineProperty(object, name, had)
    }
  }
}

/** Has the browser of the open page be busy; the function that it returns gives it the time that parts wait for. */
export const waitForIdle = (): (() => void) => {
  let run = () => {}
  vi.stubGlobal('requestIdleCallback', (then: () => void) => {
    run = then
    return 1
  })
  vi.stubGlobal('cancelIdleCallback', () => {})
  return () => run()
}

/** Opens a page from markup of its body, without a browser, until the test is over. */
export const openPage = (
  markup: string,
  { path = '/', kept = {}, web = {}, isRoomy = true }: PageOptions = {},
): OpenedPage => {
  const view = parseHTML(`<!doctype html><html lang="en"><head></head><body>${markup}</body></html>`)
  const { document, Event } = view
  loadSheets(document as unknown as Document)
  const send: OpenedPage['send'] = (target, type, values = {}) =>
    target.dispatchEvent(Object.assign(new Event(type, { bubbles: true, cancelable: true, ...values }), values))
  const focused: { element: Element | null } = { element: null }
  const classes = view as unknown as Record<string, { prototype: object }>
  const undo = Object.entries(lacking(send, focused)).map(([name, lent]) => lend(classes[name]?.prototype ?? {}, lent))
  const find = document.querySelector.bind(document)
  undo.push(
    lend(document, {
      // No menu is open; linkedom does not know that pseudo-class.
      querySelector: (selector: string) => (selector === ':popover-open' ? null : find(selector)),
      get activeElement() {
        return focused.element?.isConnected === true ? focused.element : document.body
      },
    }),
  )
  const [storage, session] = [storageOf(kept), storageOf()]
  const location = new URL(path, origin)
  const goTo = (state: unknown, _title: string, to?: string | URL | null) => {
    history.state = state
    if (to != null) location.href = new URL(to, location).href
  }
  const windowEvents = new EventTarget()
  const left: { state: unknown; href: string }[] = []
  const history = {
    state: null as unknown,
    replaceState: goTo,
    pushState: (...to: Parameters<typeof goTo>) => {
      left.push({ state: history.state, href: location.href })
      goTo(...to)
    },
    back: () => {
      const before = left.pop()
      if (before === undefined) return
      goTo(before.state, '', before.href)
      windowEvents.dispatchEvent(new WindowEvent('popstate'))
    },
    get length() {
      return left.length + 1
    },
  }
  const asked: string[] = []
  const fetch = async (address: string | URL | Request) => {
    const to = new URL(address instanceof Request ? address.url : address, origin)
    const asking = `${to.pathname}${to.search}`
    asked.push(asking)
    const answer = Object.hasOwn(web, asking) ? web[asking] : 404
    return typeof answer === 'number' ? new Response('', { status: answer }) : Response.json(answer)
  }
  const globals: Record<string, unknown> = {
    ...Object.fromEntries(reached.map((name) => [name, classes[name]])),
    ...{ document, location, history, fetch, localStorage: storage, sessionStorage: session, Event },
    matchMedia: () => ({ matches: isRoomy, addEventListener: () => {}, removeEventListener: () => {} }),
    scrollBy: () => undefined,
    getComputedStyle: () => ({ fontSize: '16px' }),
    ...{ IntersectionObserver: NothingSeen, ResizeObserver: NothingSeen },
    // Of the window, such as that the network is back, or a key that is pressed.
    addEventListener: windowEvents.addEventListener.bind(windowEvents),
    removeEventListener: windowEvents.removeEventListener.bind(windowEvents),
    dispatchEvent: ({ type, key }: Pick<KeyboardEvent, 'type' | 'key'>) =>
      windowEvents.dispatchEvent(Object.assign(new WindowEvent(type), { key })),
  }
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  vi.stubGlobal('window', Object.assign(view, { location, history, localStorage: storage, sessionStorage: session }))
  opened += 1
  onTestFinished(() => {
    for (const each of undo.toReversed()) each()
    opened -= 1
    if (opened === 0) vi.unstubAllGlobals()
  })

  const all = <Kind extends Element = HTMLElement>(selector: string) => [
    ...document.querySelectorAll<Kind & HTMLElement>(selector),
  ]
  const one: OpenedPage['one'] = <Kind extends Element = HTMLElement>(selector: string) => {
    const [found, ...more] = all<Kind>(selector)
    if (found === undefined || more.length > 0) throw new Error(`${all(selector).length} of ${selector}`)
    return found
  }
  return {
    ...{ document: document as unknown as Document, one, all, send, storage, asked },
    attributes: (selector, name) => all(selector).map((each) => each.getAttribute(name)),
    words: (selector) => all(selector).map(({ textContent }) => textContent?.trim() ?? ''),
    click: (selector) => one(selector).click(),
    enter: (selector, value) => {
      const field = one<HTMLInputElement>(selector)
      field.focus()
      setByClass(field, 'value', value)
      send(field, 'input')
      send(field, 'change')
    },
  }
}
