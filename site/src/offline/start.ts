import type { SafeStorage } from '#storage/safe-storage.ts'
import { showKept } from './kept-strip.ts'
import type { KeptMessage, LoadedMessage } from './messages.ts'
import { offlineKey } from './offline-key.ts'

/** The worker of the site, which lies at its root because it answers for all of it. */
export const workerPath = '/sw.js'

/** What a worker kept that went on for pages which were open when the reader wanted nothing kept any more. */
const forgetRest = async (): Promise<void> => (await import('./shelves.ts')).forgetKept(caches)

/** What keeping needs of the page. */
export interface StartDeps {
  page: Document
  worker: Pick<ServiceWorkerContainer, 'controller' | 'ready' | 'register' | 'onmessage'>
  storage: Pick<SafeStorage, 'getItem'>
  /** Addresses of what the page has loaded so far. */
  loaded: () => string[]
  forget: () => Promise<void>
}

/**
 * Says what of the page is only a copy, and lets the worker keep what is looked at, unless the reader wants nothing kept. The first page had
 * loaded all of its own before there was a worker, so it says what.
 */
export const start = async ({ page, worker, storage, loaded, forget }: StartDeps): Promise<void> => {
  const { keptSince } = page.documentElement.dataset
  if (keptSince !== undefined) showKept(page, Number(keptSince))
  worker.onmessage = ({ data }) => showKept(page, (data as KeptMessage).kept)
  if (storage.getItem(offlineKey) === 'off') return forget()
  const isFirst = worker.controller === null
  await worker.register(workerPath)
  if (!isFirst) return
  const { active } = await worker.ready
  active?.postMessage({ page: page.URL, loaded: loaded() } satisfies LoadedMessage)
}

/** The same for the page that this runs in. */
export const startHere = (storage: Pick<SafeStorage, 'getItem'>): Promise<void> =>
  start({
    page: document,
    worker: navigator.serviceWorker,
    storage,
    loaded: () => performance.getEntriesByType('resource').map(({ name }) => name),
    forget: forgetRest,
  })
