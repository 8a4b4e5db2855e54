import { setTimeout } from 'node:timers/promises'
import type { SyncResult } from './report.ts'
import { thingMatcher } from './match-things.ts'
import { createSiteWatch } from './site-watch.ts'
import type { SyncDeps } from './deps.ts'
import { syncCharacter } from './sync-character.ts'

/** How the worker runs; waits in ms. */
interface WorkerOptions {
  /** Stops the worker after the current character. */
  signal?: AbortSignal
  /** Ends when no character is due, instead of waiting for the next one. */
  untilIdle?: boolean
  /** How many characters are synced in parallel; the client limits the rate of requests. */
  parallel?: number
  /** How long to wait when no character is due. */
  idleMs?: number
  /** How long all workers wait when the site is down (maintenance, blocked ...), doubled each time up to ten minutes; longer after a challenge. */
  pauseMs?: number
  sleep?: (ms: number, signal?: AbortSignal) => Promise<void>
  onResult?: (result: SyncResult) => void
}

export type WorkerTally = Partial<Record<SyncResult['outcome'], number>>

const realSleep = (ms: number, signal?: AbortSignal) => setTimeout(ms, undefined, { signal }).catch(() => undefined)

/** Due characters are taken in small batches, so that one that a visitor asks for is read soon. */
const batch = 10

/** Without the profile nothing can be read: while its layout is unknown, everything waits. */
const vital = 'character'

/**
 * Syncs due characters, the most urgent first, until the signal, or until none is due; while none is, it goes on with the discovery. A restart loses nothing. A bug in one
 * character's sync is logged; its claim runs out and it is tried again.
 */
export const runWorker = async (given: SyncDeps, options: WorkerOptions = {}): Promise<WorkerTally> => {
  const world = { ...given, match: given.match ?? thingMatcher(given) }
  const { signal, untilIdle = false, parallel = 1, idleMs = 5_000, pauseMs = 60_000, sleep = realSleep } = options
  const tally: WorkerTally = {}
  const watch = createSiteWatch({ ...world, pauseMs })

  const syncOne = async (id: number): Promise<SyncResult | null> => {
    try {
      const result = await syncCharacter(world, id, watch)
      tally[result.outcome] = (tally[result.outcome] ?? 0) + 1
      if (result.company) world.discovery?.hear(result.company)
      if (result.site) await watch.pause(result.site)
      else if (result.outcome === 'synced') await watch.wentWell(id, result.isWhole ?? false)
      options.onResult?.(result)
      return result
    } catch (error) {
      world.log({ level: 'error', event: 'workerFailed', id, error: String((error as Error)?.stack ?? error) })
      return null
    }
  }

  /** How long to wait before the next request to the site; 0 if it is up. */
  const waitForSite = async (): Promise<number> => {
    const now = world.clock()
    const { pause, changed, lookAt } = await watch.look()
    if (pause && pause.until > now) return pause.until - now
    if (Object.keys(changed).length > 0 && lookAt <= now) {
      await watch.lookAgain()
      return waitForSite()
    }
    return changed[vital] ? Math.max(1, lookAt - now) : 0
  }

  const syncSome = async (ids: number[]): Promise<void> => {
    const next = async () => {
      while (!signal?.aborted && (await waitForSite()) === 0) {
        const id = ids.shift()
        if (id === undefined) return
        await syncOne(id)
      }
    }
    await Promise.all(Array.from({ length: parallel }, next))
  }

  while (!signal?.aborted) {
    const wait = await waitForSite()
    if (wait > 0) {
      await sleep(wait, signal)
      continue
    }
    await watch.readWorlds()
    const ids = await world.store.dueCharacters({
      now: world.clock(),
      limit: Math.max(batch, parallel),
      random: world.random ?? Math.random,
    })
    if (ids.length > 0) await syncSome(ids)
    // One thing at a time: whoever comes due meanwhile is next.
    else if (await world.discovery?.goOn({ sync: syncOne, pause: watch.pause })) continue
    else if (untilIdle) break
    else await sleep(idleMs, signal)
  }
  return tally
}
