import { parseHTML } from 'linkedom'
import { html, markupOf } from '@kupodex/data/html'
import { act, type ReactNode } from 'react'
import type { Root } from 'react-dom/client'
import { vi } from 'vitest'
import { loadSheets } from '#ui/sheets.fixture.ts'
import { browserAt } from './browser-at.fixture.ts'

/** A page at an address, in which a list can be drawn and used; a link moves 40 pixels down whenever it is measured. Import the list after this. */
export const openPage = (path: string, isBeside = true) => {
  const browser = browserAt(path)
  const { window, document } = parseHTML(markupOf(html`<html><body><main></main></body></html>`))
  loadSheets(document)
  const find = document.querySelector.bind(document)
  // No menu is open; the stand-in for a document does not know that pseudo-class.
  document.querySelector = (selector: string) => (selector === ':popover-open' ? null : find(selector))
  // React looks for it once for all tests of a process.
  Object.assign(document, { oninput: null })
  const listeners = new Set<(event: unknown) => void>()
  const [focused, scrolled]: [string[], unknown[]] = [[], []]
  const globals = {
    ...{ window, document, location: browser.location, history: browser.history },
    ...{ Element: window.Element, HTMLIFrameElement: window.HTMLIFrameElement, IS_REACT_ACT_ENVIRONMENT: true },
    // Nothing that is asked for is answered.
    fetch: () => new Promise(() => {}),
    ...{ scrollBy: (by: unknown) => void scrolled.push(by), matchMedia: () => ({ matches: true }) },
    addEventListener: (name: string, run: () => void) => {
      if (name === 'keydown') listeners.add(run)
      if (name === 'popstate') browser.addEventListener(name, run)
    },
    removeEventListener: (_: string, run: () => void) => void listeners.delete(run),
  }
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  let top = 100
  Object.assign(window.HTMLElement.prototype, {
    getBoundingClientRect: () => ({ top: (top += 40) }),
    checkVisibility: () => isBeside,
    focus(this: HTMLElement) {
      focused.push(this.textContent)
    },
    scrollIntoView() {
      scrolled.push('into view')
    },
  })
  let root: Root | undefined
  const draw = async (element: ReactNode) => {
    // Only now, because it looks for a document when it is loaded.
    const { createRoot } = await import('react-dom/client')
    root ??= createRoot(find('main') as HTMLElement)
    await act(async () => root?.render(element))
  }
  const linkAt = (selector: string) => {
    const link = document.querySelector<HTMLAnchorElement>(selector)
    if (link === null) throw new Error(`nothing is ${selector}`)
    return Object.assign(link, { pathname: link.getAttribute('href') })
  }
  return {
    ...{ browser, document, focused, scrolled },
    draw,
    close: () => act(async () => root?.unmount()),
    click: (selector: string) =>
      act(async () => {
        const event = new window.Event('click', { bubbles: true, cancelable: true })
        linkAt(selector).dispatchEvent(Object.assign(event, { button: 0 }))
      }),
    press: (key: string) => act(async () => listeners.forEach((run) => run({ key, defaultPrevented: false }))),
  }
}
