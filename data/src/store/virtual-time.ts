import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import type { Clock } from '../lodestone/index.ts'

/** Time that stands still while anybody who takes part is awake; for tests of what happens when, whatever the machine does. */
export interface VirtualTime extends Clock {
  /** Has somebody take part until the promise settles; all they wait for must be `sleep`, or over while time stands. */
  takePart: <T>(part: () => Promise<T>) => Promise<T>
  /** Makes each request of a client take `way()` ms there and as long again back, of this time. */
  delay: (client: DynamoDBClient, way: () => number) => void
}

/** Time that begins at 0 ms and passes from one waking to the next. */
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
