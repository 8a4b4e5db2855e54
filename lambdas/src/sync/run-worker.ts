import type { SyncResult } from './result.ts'
import { syncCharacter, type SyncWorld } from './sync-character.ts'

/** How the worker runs; waits in ms. */
export interface WorkerOptions {
  /** Stops the worker after the character under way. */
  signal?: AbortSignal
  /** Ends when nobody is due, instead of waiting for the next one. */
  untilIdle?: boolean
  /** How many characters are worked on side by side; the rate of requests is the client's matter. */
  parallel?: number
  /** How long to wait when nobody is due. */
  idleMs?: number
  /** How long to wait after an answer that concerns the site and not the character (maintenance, blocked ...). */
  pauseMs?: number
  sleep?: (ms: number, signal?: AbortSignal) => Promise<void>
  onResult?: (result: SyncResult) => void
}

/** How many characters came to what. */
export type WorkerTally = Partial<Record<SyncResult['outcome'], number>>

const realSleep = (ms: number, signal?: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal?.aborted) return resolve()
    const done = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal?.addEventListener('abort', done)
  })

/** Due characters are asked for in small numbers, so that one who is asked for by a visitor soon comes first. */
const batch = 10

const concernsSite = ({ outcome, problems }: SyncResult): boolean =>
  outcome === 'postponed' && problems.some(({ code }) => code !== 'unknownLayout')

/**
 * Syncs due characters, the most urgent first, until the signal, or until nobody is due. It keeps nothing in memory that a
 * restart would lose. A bug in one character's sync is logged; its claim runs out and it is tried again.
 */
export const runWorker = async (world: SyncWorld, options: WorkerOptions = {}): Promise<WorkerTally> => {
  const { signal, untilIdle = false, parallel = 1, idleMs = 5_000, pauseMs = 60_000, sleep = realSleep } = options
  const tally: WorkerTally = {}

  const syncOne = async (id: number): Promise<SyncResult | null> => {
    try {
      const result = await syncCharacter(world, id)
      tally[result.outcome] = (tally[result.outcome] ?? 0) + 1
      options.onResult?.(result)
      return result
    } catch (error) {
      world.log({ level: 'error', event: 'syncFailed', id, error: String((error as Error)?.stack ?? error) })
      return null
    }
  }

  const syncSome = async (ids: number[]): Promise<boolean> => {
    let pause = false
    const next = async () => {
      for (let id = ids.shift(); id !== undefined && !pause && !signal?.aborted; id = ids.shift()) {
        const result = await syncOne(id)
        if (result && concernsSite(result)) pause = true
      }
    }
    await Promise.all(Array.from({ length: parallel }, next))
    return pause
  }

  while (!signal?.aborted) {
    const ids = await world.store.dueCharacters({ now: world.clock(), limit: Math.max(batch, parallel) })
    if (ids.length === 0) {
      if (untilIdle) break
      await sleep(idleMs, signal)
    } else if (await syncSome(ids)) {
      await sleep(pauseMs, signal)
    }
  }
  return tally
}
