import { forgetKept, weighKept } from './shelves.ts'
import { workerPath } from './begin.ts'

/** What a reader can do about what this browser keeps for reading without a network. */
export interface Keeping {
  /** How many pages are kept, and bytes in all. */
  weigh: () => Promise<{ pages: number; bytes: number }>
  /** Forgets all of it. */
  forget: () => Promise<void>
  /** Lets pages be kept from now on. */
  begin: () => Promise<void>
  /** Lets nothing be kept from now on. */
  end: () => Promise<void>
}

const make = (): Keeping | null => {
  const { serviceWorker } = globalThis.navigator ?? {}
  const isOffered = import.meta.env.KUPODEX_OFFLINE === 'on'
  if (!isOffered || serviceWorker === undefined || globalThis.caches === undefined) return null
  return {
    weigh: () => weighKept(caches),
    forget: () => forgetKept(caches),
    begin: async () => void (await serviceWorker.register(workerPath)),
    end: async () => {
      for (const each of await serviceWorker.getRegistrations()) await each.unregister()
    },
  }
}

/** The same in this browser; null where it can keep nothing, or the site lets nothing be kept. */
export const pageKeeping: Keeping | null = /* @__PURE__ */ make()
