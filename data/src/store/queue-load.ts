import * as z from 'zod'
import { epochMs } from '../game/scalars.ts'
import { priorities, type Priority } from '../sync/index.ts'
import type { Connection } from './connection.ts'
import { queueOf } from './profile-item.ts'
import { queryAnswers, queryPages } from './query-all.ts'
import { queueIndex } from './table.ts'

/** How many characters of a queue are due, and since when the first of them is (epoch ms); null where none is. */
export interface QueueLoad {
  queue: keyof typeof priorities
  due: number
  oldest: number | null
}

const firstOf = z.array(z.object({ due: epochMs })).transform(([first]) => first?.due ?? null)

export const queueLoadAccess = (connection: Connection) => {
  const dueIn = (priority: Priority, now: number) => ({
    IndexName: queueIndex,
    KeyConditionExpression: 'queue = :queue AND due <= :now',
    ExpressionAttributeValues: { ':queue': queueOf(priority), ':now': now },
  })

  const firstDue = async (priority: Priority, now: number): Promise<number | null> => {
    const { value } = await queryPages(connection, { ...dueIn(priority, now), Limit: 1 }).next()
    return firstOf.parse(value ?? [])
  }

  const countDue = async (priority: Priority, now: number): Promise<number> => {
    let count = 0
    for await (const { Count = 0 } of queryAnswers(connection, { ...dueIn(priority, now), Select: 'COUNT' }))
      count += Count
    return count
  }

  return {
    /** What is due in each queue at `now` (epoch ms), the queue that is read first before the others. It reads the index entry of every due character. */
    queueLoads: async (now: number): Promise<QueueLoad[]> => {
      const loads: QueueLoad[] = []
      for (const [queue, priority] of Object.entries(priorities) as [QueueLoad['queue'], Priority][]) {
        const oldest = await firstDue(priority, now)
        loads.push({ queue, due: oldest === null ? 0 : await countDue(priority, now), oldest })
      }
      return loads
    },
  }
}
