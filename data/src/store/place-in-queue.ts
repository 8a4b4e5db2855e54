import { lateAfter, mostLateBefore, type Priority, priorities, requestsEach } from '../sync/index.ts'
import type { Connection } from './connection.ts'
import { queueOf } from './profile-item.ts'
import { queueAccess } from './queue.ts'
import { queueIndex } from './table.ts'

interface PlaceInQueue {
  /** How many are read before it; a lower limit if `exact` is false. */
  ahead: number
  exact: boolean
  /** About how long until it is read, ms. */
  wait: number
}

/** No more than this are counted per queue: that is enough for readers, and keeps the cost small. */
const countLimit = 1000

export const placeAccess = (connection: Connection) => {
  const { table } = connection
  const { readProfile } = queueAccess(connection)

  const countDue = async (priority: Priority, before: number): Promise<number> => {
    const { Count = 0 } = await table.query({
      IndexName: queueIndex,
      KeyConditionExpression: 'queue = :queue AND due < :before',
      ExpressionAttributeValues: { ':queue': queueOf(priority), ':before': before },
      Select: 'COUNT',
      Limit: countLimit,
    })
    return Count
  }

  return {
    /**
     * How many are read before a character and how long that takes at `rate` requests a second; null for an id that was never
     * added. It takes one small query for each queue up to its own, and for each tier whose overdue characters go before it,
     * of at most a thousand entries each.
     */
    placeInQueue: async (id: number, now: number, rate = 1): Promise<PlaceInQueue | null> => {
      const stored = await readProfile(id)
      if (!stored) return null
      if (stored.leaseUntil !== null && stored.leaseUntil > now) return { ahead: 0, exact: true, wait: 0 }
      let ahead = 0
      let exact = true
      let requests = 0
      let ownPlace = 0
      for (const priority of Object.values(priorities)) {
        if (priority > stored.priority) break
        const before = priority === stored.priority ? Math.min(now, stored.due) : now + 1
        const count = await countDue(priority, before)
        ahead += count
        exact &&= count < countLimit
        requests += count * requestsEach[priority]
        ownPlace = count
      }
      let mayGoFirst = mostLateBefore(stored.priority as Priority, ownPlace)
      for (const tier of ['top', 'middle'] as const) {
        const priority = priorities[tier]
        if (priority <= stored.priority || mayGoFirst <= 0) continue
        const late = await countDue(priority, now - lateAfter[tier] + 1)
        const first = Math.min(late, mayGoFirst)
        exact &&= late < countLimit || first < late
        mayGoFirst -= first
        ahead += first
        requests += first * requestsEach[priority]
      }
      const wait = Math.round((requests / rate) * 1000) + Math.max(0, stored.due - now)
      return { ahead, exact, wait }
    },
  }
}
