import type { SafeStorage } from '#storage/safe-storage.ts'
import { whenIdle } from '#ui/when-idle.ts'
import type { KeptMessage } from './messages.ts'
import { offlineKey } from '#storage/keys.ts'

/** The worker of the site, which lies at its root because it answers for all of it. */
export const workerPath = '/sw.js'

export interface BeginDeps {
  page: Document
  /** Whether a worker was asked for the page: one may have begun while it loaded. */
  isServed: () => boolean
  worker: Pick<ServiceWorkerContainer, 'ready' | 'register' | 'onmessage'>
  storage: Pick<SafeStorage, 'getItem'>
}

/**
 * Lets the worker keep what is looked at, once the page is loaded and the browser idle, unless the reader wants nothing kept, and says what of
 * the page is only a copy. A page that was loaded before there was a worker says what it had loaded. All pages load this: what few need comes later.
 */
export const beginKeeping = ({ page, isServed, worker, storage }: BeginDeps): void => {
  const part = () => import('./kept-page.ts')
  const show = (at: number) => void part().then(({ showKept }) => showKept(page, at))
  const begin = () => {
    const { keptSince } = page.documentElement.dataset
    if (keptSince !== undefined) show(Number(keptSince))
    if (storage.getItem(offlineKey) === 'off') return void part().then(({ forgetRest }) => forgetRest())
    if (!isServed()) void worker.ready.then(async ({ active }) => (await part()).tellLoaded(active, page.URL))
    worker.register(workerPath).catch(() => undefined)
  }
  // Before the page is idle, too, it may be given what was kept.
  worker.onmessage = ({ data }) => show((data as KeptMessage).kept)
  addEventListener('load', () => whenIdle(begin))
}
