import { setTimeout as sleep } from 'node:timers/promises'
import type { Page, Request } from 'playwright-core'

/** Resolves in the page once it has drawn and its scripts have nothing to do. */
const drawnAndIdle = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 5000 })))

/**
 * Watches what a page asks for, from before it is opened. The way to wait until it has come to rest: nothing is on its way, and
 * twice in a row it drew and was idle without asking for anything. How long that takes is the machine's matter.
 */
export const watchRest = (page: Page): (() => Promise<void>) => {
  const onTheirWay = new Set<Request>()
  let asked = 0
  page.on('request', (request) => {
    if (request.url().startsWith('data:')) return
    onTheirWay.add(request)
    asked++
  })
  const isOver = (request: Request) => void onTheirWay.delete(request)
  page.on('requestfinished', isOver)
  page.on('requestfailed', isOver)
  return async () => {
    for (let quiet = 0; quiet < 2;) {
      const before = asked
      const isIdle = await page.evaluate(drawnAndIdle).then(
        () => true,
        (error: unknown) => {
          // A page that is left for another, or loaded again, answers no more.
          if (page.isClosed()) throw error
          return false
        },
      )
      quiet = isIdle && onTheirWay.size === 0 && asked === before ? quiet + 1 : 0
      if (onTheirWay.size > 0) await sleep(20)
    }
  }
}
