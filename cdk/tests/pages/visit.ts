import type { Browser, BrowserContext, ConsoleMessage, Locator, Page, Request } from 'playwright-core'
import { expect, vi } from 'vitest'
import { openTab, takeTab } from './tabs.ts'

/** A page that was opened, and what went wrong on it so far. */
export interface Visit {
  page: Page
  /** Console errors and warnings, exceptions, refusals of the security policy, failed and foreign requests. */
  problems: readonly string[]
  /** Requests by their path, in the order they were made. */
  asked: readonly string[]
  status: number
  /** Waits until nothing is on its way any more and the page's scripts have nothing to do. */
  rest: () => Promise<void>
  close: () => Promise<void>
}

/** How to open a page. */
export interface VisitOptions extends NonNullable<Parameters<Browser['newContext']>[0]> {
  /** Changes the context before the page is opened. */
  prepare?: (context: BrowserContext) => Promise<unknown>
  /** Whether the tab is new and keeps answers of the network as readers' do; not so when left out. */
  isOwnTab?: boolean
  /** What to wait for; until the page has come to rest when left out. */
  until?: 'load' | 'rest'
}

/** Chromium itself reports a change of pages that it does not fade, which is nobody's fault (https://github.com/w3c/csswg-drafts/issues/13726). */
const isUnfaded = ({ name, message }: Error): boolean =>
  ['AbortError', 'InvalidStateError', 'TimeoutError'].includes(name) && message.startsWith('Transition was ')

/** Reads something of a page until it is as expected, in tests that run beside others too, where Vitest refuses `expect.poll`. */
export const eventually = <Value>(read: () => Promise<Value>, expected: (value: Value) => void): Promise<void> =>
  vi.waitFor(async () => expected(await read()), { timeout: 30_000, interval: 50 })

/**
 * Scrolls to an element, again where it was drawn again or moved meanwhile: parts above it are laid out late, and Playwright's own
 * `scrollIntoViewIfNeeded` gives up.
 */
export const scrollTo = async (locator: Locator): Promise<void> => {
  let before = Number.NaN
  const isScrolledTo = async () => {
    const { top, isConnected } = await locator.evaluate((element) => {
      const { top } = element.getBoundingClientRect()
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      return { top, isConnected: element.isConnected }
    })
    const isAtRest = Math.abs(top - before) < 1
    before = await locator.evaluate((element) => element.getBoundingClientRect().top)
    return isConnected && isAtRest
  }
  await eventually(isScrolledTo, (isThere) => expect(isThere).toBe(true))
}

/**
 * Clicks what stands below long lists. Parts of them that were never seen are laid out when it is scrolled to, and so it moves: that
 * must be over before the click, which else begins on it and ends beside it.
 */
export const clickBelow = async (locator: Locator, rest: Visit['rest']): Promise<void> => {
  await scrollTo(locator)
  await rest()
  await locator.click()
}

/**
 * Goes down a page as a reader does, to its end. What awakes or grows where the reader is comes before the next step, so that no part is
 * passed while it is not there yet: such a part would wait to be seen for ever.
 */
export const readDown = async (page: Page, rest: Visit['rest']): Promise<void> => {
  for (let isAtEnd = false; !isAtEnd;) {
    await rest()
    isAtEnd = await page.evaluate(() => {
      const before = scrollY
      scrollBy({ top: innerHeight / 2, behavior: 'instant' })
      return scrollY === before
    })
  }
}

const isOfTab = (option: string) => option === 'viewport' || option === 'colorScheme'

/**
 * Opens pages of the site at `base`, each as in a browser of its own; faces may come from the origin `faces`, and nothing else from
 * elsewhere. Visits that change nothing but the look of a page follow each other in the same tabs.
 */
export const visitor =
  (browser: Browser, base: string, faces: string) =>
  async (
    path: string,
    { prepare, isOwnTab = false, until = 'rest', ...options }: VisitOptions = {},
  ): Promise<Visit> => {
    const isUsual = !isOwnTab && prepare === undefined && Object.keys(options).every(isOfTab)
    const { page, rest, leave } = isUsual
      ? await takeTab(browser, base, options)
      : await openTab(browser, { baseURL: base, ...options }, prepare)
    const problems: string[] = []
    const asked: string[] = []
    const onConsole = (message: ConsoleMessage) => {
      // Chromium reports a page's own status, too, which the caller gets anyhow.
      if (message.location().url === base + path && message.text().startsWith('Failed to load resource')) return
      // Chromium counts the seconds until React uses a style that it fetched ahead, which on a busy machine are too many.
      if (message.text().includes('was preloaded using link preload but not used within a few seconds')) return
      if (message.text() === 'Service Worker registration blocked by Playwright') return
      if (message.type() === 'error' || message.type() === 'warning')
        problems.push(`${message.text()} ${message.location().url}`)
    }
    const onError = (error: Error) => {
      if (!isUnfaded(error)) problems.push(String(error))
    }
    const onRequest = (request: Request) => {
      const { origin, pathname } = new URL(request.url())
      if (origin === base) asked.push(pathname)
      else if (origin === faces && request.resourceType() === 'image') return
      else if (!request.url().startsWith('data:')) problems.push(`asks ${request.url()}`)
    }
    const onFailure = (request: Request) => {
      // A page that is left cancels its open requests.
      if (request.failure()?.errorText !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()}`)
    }
    page.on('console', onConsole).on('pageerror', onError).on('request', onRequest).on('requestfailed', onFailure)
    const close = () => {
      page.off('console', onConsole).off('pageerror', onError).off('request', onRequest).off('requestfailed', onFailure)
      return leave()
    }
    const answer = await page.goto(path)
    // Without scripts a page is at rest when it is loaded.
    if (until === 'rest' && options.javaScriptEnabled !== false) await rest()
    return { page, problems, asked, status: answer?.status() ?? 0, rest, close }
  }

export type Visitor = ReturnType<typeof visitor>

/** How many elements there are once a list is drawn to its end, which takes several drawings: until then the page is not at rest. */
export const countWhole = async (elements: Locator, rest: Visit['rest']): Promise<number> => {
  await elements.first().waitFor({ state: 'attached' })
  await rest()
  return elements.count()
}
