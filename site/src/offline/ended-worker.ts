import { forgetKept } from './shelves.ts'
import type { WorkerScope } from './worker-scope.ts'

/** The worker of a site that keeps nothing any more: it takes the place of the one that did, forgets all that was kept, and goes. */
const scope = globalThis as unknown as WorkerScope

scope.addEventListener('install', () => void scope.skipWaiting())
scope.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([forgetKept(scope.caches), scope.registration.unregister()])),
)
