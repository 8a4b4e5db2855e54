import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type { HeldLock, Store } from '@kupodex/data/store'
import { isRunning } from '../machine/is-running.ts'

interface LockDeps {
  store: Pick<Store, 'readLock' | 'takeLock' | 'releaseLock'>
  /** Epoch ms. */
  now?: () => number
  /** How long a lock holds without renewal (ms). A killed run keeps other machines waiting for that long. */
  lease?: number
  /** Called once where another has to be waited for. */
  onWait?: (sentence: string) => void
}

/** Another run is publishing. */
export class LockedError extends Error {
  override name = 'LockedError'
}

const name = 'publish'

/** Long enough for a step that keeps this thread busy, such as putting a million characters in order. */
const usualLease = 180_000

const here = `${hostname()} ${process.pid}`

/** Whether the holder was a process of this machine that has ended. */
const isDead = ({ holder }: HeldLock): boolean => {
  const [host, pid] = holder.split(' ')
  return host === hostname() && !isRunning(Number(pid))
}

const take = async ({ store, now = Date.now, lease = usualLease, onWait }: LockDeps): Promise<HeldLock> => {
  let waitedFor: HeldLock | null = null
  for (;;) {
    const seen = await store.readLock(name)
    const at = now()
    const ownLock = { token: randomUUID(), holder: here, since: at, until: at + lease }
    if (!seen || seen.until <= at || isDead(seen)) {
      if (await store.takeLock(name, ownLock, seen)) return ownLock
      continue
    }
    // A run that renews its lock is alive; one that does not is waited for until its lock ends.
    const isAlive = waitedFor !== null && (waitedFor.token !== seen.token || waitedFor.until !== seen.until)
    const who = `another run (${seen.holder}) is publishing since ${new Date(seen.since).toISOString()}`
    if (isAlive) throw new LockedError(`Nothing was started: ${who}.`)
    if (!waitedFor) onWait?.(`Waiting to see whether it still runs: ${who}.`)
    waitedFor = seen
    // A running process renews its lock three times a lease.
    await sleep(Math.min(seen.until - at, lease / 2))
  }
}

/**
 * Runs work that publishes while no other process does. `work` gets a check to make before anything goes live: it throws
 * where the lock was lost, because this process was stalled for longer than the lock holds. Throws a `LockedError` where another
 * run is alive; one that was killed is waited for until its lock ends.
 */
export const whileLocked = async <T>(deps: LockDeps, work: (check: () => Promise<void>) => Promise<T>): Promise<T> => {
  const { store, now = Date.now, lease = usualLease } = deps
  let held = await take(deps)
  let isLost = false
  let renewal: Promise<void> = Promise.resolve()
  const renew = (): Promise<void> => {
    renewal = renewal.then(async () => {
      const next = { ...held, until: now() + lease }
      if (isLost || !(await store.takeLock(name, next, held))) isLost = true
      else held = next
    })
    return renewal
  }
  // A failure here shows at the next check.
  const timer = setInterval(() => void renew().catch(() => undefined), lease / 3)
  try {
    return await work(async () => {
      await renew()
      if (isLost)
        throw new LockedError('This run was stalled for so long that another took its place. Nothing was published.')
    })
  } finally {
    clearInterval(timer)
    await renewal.catch(() => undefined)
    await store.releaseLock(name, held.token)
  }
}
