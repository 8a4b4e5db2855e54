import { setTimeout as sleep } from 'node:timers/promises'
import type { Page, Request } from 'playwright-core'

/** Timers (ms) up to this one are waited for; those that make a clock go on are longer. */
const longestTimer = 400

/**
 * Counts, in the page, what it waits for: answers of the network until their text is read, those of its own database, its turn among
 * tabs, and short timers, which React sets, too, before it shows what it waited for. A request that is over for the browser may be unread by a
 * page that had no time yet; the rest is never seen from outside.
 */
const countWaits = (longestWait: number) => {
  const counter = { waits: 0 }
  Object.assign(globalThis, { counter })
  const begin = () => {
    counter.waits++
    let isOpen = true
    return () => {
      if (isOpen) counter.waits--
      isOpen = false
    }
  }
  const count = <Name extends string>(owner: Record<Name, unknown>, names: readonly Name[]) => {
    for (const name of names) {
      const inner = owner[name] as (...given: unknown[]) => Promise<unknown> | EventTarget
      const counted = function (this: unknown, ...given: unknown[]) {
        const wait = inner.apply(this, given)
        const end = begin()
        if (wait instanceof Promise) wait.then(end, end)
        else for (const event of ['success', 'error', 'blocked']) wait.addEventListener(event, end)
        return wait
      }
      Object.assign(owner, { [name]: counted })
    }
  }
  const { setTimeout: later, clearTimeout: forget } = globalThis
  const timers = new Map<unknown, () => void>()
  const countedLater = (run: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) => {
    if (ms === 0 || ms > longestWait) return later(run, ms, ...given)
    const end = begin()
    const timer = later(() => {
      timers.delete(timer)
      end()
      run(...given)
    }, ms)
    timers.set(timer, end)
    return timer
  }
  const countedForget = (timer: unknown) => {
    timers.get(timer)?.()
    timers.delete(timer)
    forget(timer as number)
  }
  Object.assign(globalThis, { setTimeout: countedLater, clearTimeout: countedForget })
  count(globalThis, ['fetch'])
  count(Response.prototype, ['json', 'text', 'blob', 'arrayBuffer'])
  // Only what has a secure origin has locks.
  if ('LockManager' in globalThis) count(LockManager.prototype, ['request'])
  count(IDBFactory.prototype, ['open'])
  count(IDBObjectStore.prototype, ['get', 'getAll', 'getAllKeys', 'put', 'add', 'delete', 'clear'])
}

/**
 * Resolves in the page once it has drawn and its scripts have nothing to do: whether it waits for nothing either. Where it never comes to
 * that for seconds, as on a busy machine, it is not at rest.
 */
const drawnAndIdle = () =>
  new Promise<boolean>((resolve) => {
    const isDone = () => (globalThis as unknown as { counter: { waits: number } }).counter.waits === 0
    requestAnimationFrame(() =>
      requestIdleCallback(({ didTimeout }) => resolve(!didTimeout && isDone()), { timeout: 5000 }),
    )
  })

/**
 * Watches what a page asks for, from before it is opened. The way to wait until it has come to rest: nothing is on its way, and
 * twice in a row it drew and was idle without asking or waiting for anything. How long that takes is the machine's matter.
 */
export const watchRest = async (page: Page): Promise<() => Promise<void>> => {
  await page.addInitScript(countWaits, longestTimer)
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
      const isIdle = await page.evaluate(drawnAndIdle).catch((error: unknown) => {
        // A page that is left for another, or loaded again, answers no more.
        if (page.isClosed()) throw error
        return false
      })
      quiet = isIdle && onTheirWay.size === 0 && asked === before ? quiet + 1 : 0
      if (onTheirWay.size > 0) await sleep(20)
    }
  }
}
