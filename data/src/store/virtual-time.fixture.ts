import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import type { Clock } from '../lodestone/index.ts'

/** A clock that only advances while all participants sleep, for tests of timing that do not depend on the machine. */
export interface VirtualTime extends Clock {
  /**
   * Adds a participant until the promise settles; it may only wait for `sleep`, or for things that finish without time
   * passing.
   */
  takePart: <T>(part: () => Promise<T>) => Promise<T>
  /** Delays each request of a client by `way()` ms of this time each way. */
  delay: (client: DynamoDBClient, way: () => number) => void
}

/** Time that begins at 0 ms and jumps from one wake-up to the next. */
export const virtualTime = (): VirtualTime => {
  let now = 0
  let awake = 0
  const sleepers = new Set<{ until: number; wake: () => void }>()

  const pass = () => {
    if (awake > 0 || sleepers.size === 0) return
    now = Math.min(...[...sleepers].map(({ until }) => until))
    for (const sleeper of sleepers) {
      if (sleeper.until > now) continue
      sleepers.delete(sleeper)
      awake++
      sleeper.wake()
    }
  }

  const sleep = (milliseconds: number) =>
    new Promise<void>((wake) => {
      sleepers.add({ until: now + Math.max(0, milliseconds), wake })
      awake--
      pass()
    })

  return {
    now: () => now,
    sleep,
    takePart: async (part) => {
      awake++
      try {
        return await part()
      } finally {
        awake--
        pass()
      }
    },
    delay: (client, way) =>
      client.middlewareStack.add(
        (next) => async (request) => {
          await sleep(way())
          const answer = await next(request)
          await sleep(way())
          return answer
        },
        { step: 'initialize' },
      ),
  }
}
