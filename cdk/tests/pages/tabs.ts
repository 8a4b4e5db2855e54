import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { watchRest } from './rest.ts'
import { noteShifts } from './shifts.ts'

/** A tab in a context of its own. */
export interface Tab {
  page: Page
  /** Waits until the page has come to rest. */
  rest: () => Promise<void>
  /** Ends the visit: the tab is closed, or kept for the next one. */
  leave: () => Promise<void>
}

type Look = Pick<BrowserContextOptions, 'viewport' | 'colorScheme'>

const openPage = async (context: BrowserContext) => {
  const page = await context.newPage()
  await noteShifts(page)
  return { page, rest: await watchRest(page) }
}

/** Opens a tab for one visit. */
export const openTab = async (
  browser: Browser,
  options: BrowserContextOptions,
  prepare?: (context: BrowserContext) => Promise<unknown>,
): Promise<Tab> => {
  // A page is what the network says: what a worker keeps of it has a test of its own.
  const context = await browser.newContext({ serviceWorkers: 'block', ...options })
  await prepare?.(context)
  return { ...(await openPage(context)), leave: () => context.close() }
}

/** Playwright's own, where a visit does not say. */
const usualSize = { width: 1280, height: 720 }

/** Where a tab waits for its next visit. Nothing runs there, and it is of the site: a tab that leaves a site gets a new process. */
const waitingRoom = '/robots.txt'

const ofBoth = ['route', 'addInitScript', 'exposeBinding', 'exposeFunction', 'setExtraHTTPHeaders'] as const
const ofClock = ['install', 'setFixedTime', 'setSystemTime'] as const
const ofContext = ['newCDPSession', 'setOffline', 'setGeolocation', 'grantPermissions'] as const

/** Calls `changed` once a test calls one of `names`, by which it changes what outlasts its visit. */
const watchChanges = <Name extends string>(
  owner: Record<Name, (...given: never[]) => unknown>,
  names: readonly Name[],
  changed: () => void,
) => {
  for (const name of names) {
    const changes = owner[name].bind(owner) as (...given: unknown[]) => unknown
    const watched = (...given: unknown[]) => {
      changed()
      return changes(...given)
    }
    Object.assign(owner, { [name]: watched })
  }
}

/** Takes away what the page's site keeps in the browser, cookies aside. */
const forgetSite = async () => {
  window.name = ''
  localStorage.clear()
  sessionStorage.clear()
  const databases = (await indexedDB.databases()).map(({ name = '' }) => {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    const asked = indexedDB.deleteDatabase(name)
    asked.addEventListener('success', resolve)
    asked.addEventListener('error', reject)
    return promise
  })
  await Promise.all([...databases, ...(await caches.keys()).map((key) => caches.delete(key))])
}

interface KeptTab extends Omit<Tab, 'leave'> {
  context: BrowserContext
  isChanged: boolean
}

/** By the address of the site: tabs that no visit has. */
const waiting = new Map<string, KeptTab[]>()

/** Leaves the page and takes away what the visit left behind; false where that fails, as on a page that is just going elsewhere. */
const forgetsVisit = async ({ page, context }: KeptTab): Promise<boolean> => {
  try {
    await page.mouse.move(-1, -1)
    await page.goto(waitingRoom)
    await page.evaluate(forgetSite)
    await context.clearCookies()
    return true
  } catch {
    return false
  }
}

const openKept = async (browser: Browser, base: string): Promise<KeptTab> => {
  const context = await browser.newContext({ baseURL: base, serviceWorkers: 'block' })
  const opened = await openPage(context)
  // What the network answered an earlier visit is asked for again; what has not changed since is at hand.
  await opened.page.setExtraHTTPHeaders({ 'cache-control': 'max-age=0' })
  const tab = { ...opened, context, isChanged: false }
  const changed = () => (tab.isChanged = true)
  watchChanges(tab.page, ofBoth, changed)
  watchChanges(context, [...ofBoth, ...ofContext], changed)
  watchChanges(context.clock, ofClock, changed)
  return tab
}

/**
 * A tab for a visit that changes nothing but how pages look. What the visit leaves behind is taken away, and another one has the tab: its
 * process runs and has compiled what pages share, so that a visit is half the work. A tab that a test changes for good is closed.
 */
export const takeTab = async (browser: Browser, base: string, { viewport, colorScheme }: Look): Promise<Tab> => {
  const idle = waiting.get(base) ?? []
  waiting.set(base, idle)
  const tab = idle.pop() ?? (await openKept(browser, base))
  await tab.page.setViewportSize(viewport ?? usualSize)
  await tab.page.emulateMedia({
    media: null,
    colorScheme: colorScheme ?? null,
    reducedMotion: null,
    forcedColors: null,
  })
  let isLeft = false
  const leave = async () => {
    if (isLeft) return
    isLeft = true
    const isLone = tab.context.pages().length === 1
    if (!tab.isChanged && isLone && (await forgetsVisit(tab))) idle.push(tab)
    else await tab.context.close()
  }
  return { page: tab.page, rest: tab.rest, leave }
}
