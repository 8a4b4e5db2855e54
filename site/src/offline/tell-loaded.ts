import type { LoadedMessage } from './messages.ts'

/** Tells a worker that has just begun what the page had loaded before. */
export const tellLoaded = (worker: Pick<ServiceWorker, 'postMessage'> | null, page: string): void => {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  worker?.postMessage({ page, loaded } satisfies LoadedMessage)
}
