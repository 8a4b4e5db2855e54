import { createAnswers } from './answers.ts'
import { kindOf } from './requests.ts'
import type { LoadedMessage } from './messages.ts'
import { forgetOthers, openShelves } from './shelves.ts'
import type { WorkerScope } from './worker-scope.ts'

const scope = globalThis as unknown as WorkerScope
const { origin } = scope.location

const answers = createAnswers({
  shelves: openShelves(scope.caches),
  fetch: (...args) => scope.fetch(...args),
  origin,
  later: (ms) => new Promise((done) => void setTimeout(done, ms)),
  now: Date.now,
})

const openPages = async (): Promise<string[]> =>
  (await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })).map(({ url }) => url)

/** Keeps our own words in the languages of the pages that are open. A network that fails now is asked again with the next page. */
const install = async (): Promise<void> => {
  for (const url of await openPages()) await answers.keepOffline(new URL(url).pathname).catch(() => undefined)
}

scope.addEventListener('install', (event) => {
  // Files are named by what is in them, so pages of another build go on as they are with this worker too.
  void scope.skipWaiting()
  event.waitUntil(install())
})

scope.addEventListener('activate', (event) => {
  // Pages need not wait until a worker that was asleep has started.
  const ahead = scope.registration.navigationPreload?.enable()
  event.waitUntil(Promise.all([forgetOthers(scope.caches), ahead, scope.clients.claim()]))
})

scope.addEventListener('fetch', (event) => {
  const { request } = event
  const kind = kindOf(request, origin)
  if (kind === null) return
  const tell = (kept: number) =>
    event.waitUntil(scope.clients.get(event.clientId).then((page) => page?.postMessage({ kept })))
  const ask = async () => (await event.preloadResponse) ?? scope.fetch(request)
  event.respondWith(answers.answer(kind, { url: request.url, ask, tell, hold: (work) => event.waitUntil(work) }))
})

scope.addEventListener('message', (event) => {
  const { page, loaded } = event.data as LoadedMessage
  event.waitUntil(answers.keepLoaded(page, loaded))
})
