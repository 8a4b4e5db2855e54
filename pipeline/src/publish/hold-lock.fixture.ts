import type { Store } from '@kupodex/data/store'

/** Holds the lock as another run that is alive does; gives what releases it, which says whether it was held all the time. */
export const holdLock = async (locks: Pick<Store, 'takeLock' | 'releaseLock'>, since: number) => {
  // So long that the other keeps it however seldom this process gets its turn.
  const until = () => Date.now() + 3000
  let held = { token: 'other', holder: 'elsewhere 1', since, until: until() }
  let renewal = locks.takeLock('publish', held, null)
  const renewing = setInterval(() => {
    const [before, next] = [held, { ...held, until: until() }]
    held = next
    renewal = renewal.then(async (isHeld) => (await locks.takeLock('publish', next, before)) && isHeld)
  }, 200)
  await renewal
  return async (): Promise<boolean> => {
    clearInterval(renewing)
    const wasHeld = await renewal
    await locks.releaseLock('publish', held.token)
    return wasHeld
  }
}
