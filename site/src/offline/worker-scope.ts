/** An event of a service worker, whose work it outlives. */
interface LastingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

interface FetchEvent extends LastingEvent {
  request: Request
  /** The page that asks; empty for what opens a page. */
  clientId: string
  /** What the browser asked for while the worker started. */
  preloadResponse: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
}

interface Client {
  url: string
  postMessage: (message: unknown) => void
}

interface Events {
  install: LastingEvent
  activate: LastingEvent
  fetch: FetchEvent
  message: LastingEvent & { data: unknown }
}

/** What a service worker finds around itself: TypeScript's own declarations of it cannot be used beside those of pages. */
export interface WorkerScope extends Pick<typeof globalThis, 'caches' | 'fetch' | 'location'> {
  registration: Pick<ServiceWorkerRegistration, 'unregister'> &
    Partial<Pick<ServiceWorkerRegistration, 'navigationPreload'>>
  clients: {
    claim: () => Promise<void>
    get: (id: string) => Promise<Client | undefined>
    matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly Client[]>
  }
  skipWaiting: () => Promise<void>
  addEventListener: <Name extends keyof Events>(name: Name, run: (event: Events[Name]) => void) => void
}
