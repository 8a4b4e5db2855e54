import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { epochMs } from '../game/scalars.ts'
import { priorities, type Priority } from '../sync/index.ts'
import type { Connection } from './connection.ts'
import { queueOf } from './profile-item.ts'
import { queueIndex } from './table.ts'

/** How many characters of a queue are due, and since when the first of them is (epoch ms); null where none is. */
export interface QueueLoad {
  queue: keyof typeof priorities
  due: number
  oldest: number | null
}

const firstOf = z.array(z.object({ due: epochMs })).transform(([first]) => first?.due ?? null)

/** What waits in the queues, for the operator. */
export const queueLoadAccess = ({ table, send }: Connection) => {
  const dueIn = (priority: Priority, now: number) => ({
    TableName: table,
    IndexName: queueIndex,
    KeyConditionExpression: 'queue = :queue AND due <= :now',
    ExpressionAttributeValues: { ':queue': queueOf(priority), ':now': now },
  })

  const countDue = async (priority: Priority, now: number): Promise<number> => {
    let count = 0
    let ExclusiveStartKey: Record<string, unknown> | undefined
    do {
      const page = await send(
        new QueryCommand({
          ...dueIn(priority, now),
          Select: 'COUNT',
          ...(ExclusiveStartKey ? { ExclusiveStartKey } : {}),
        }),
      )
      count += page.Count ?? 0
      ExclusiveStartKey = page.LastEvaluatedKey
    } while (ExclusiveStartKey)
    return count
  }

  return {
    /** What is due in each queue at `now` (epoch ms), the queue that is read first before the others. It reads the index entry of every due character. */
    queueLoads: async (now: number): Promise<QueueLoad[]> => {
      const loads: QueueLoad[] = []
      for (const [queue, priority] of Object.entries(priorities) as [QueueLoad['queue'], Priority][]) {
        const first = await send(new QueryCommand({ ...dueIn(priority, now), Limit: 1 }))
        const oldest = firstOf.parse(first.Items ?? [])
        loads.push({ queue, due: oldest === null ? 0 : await countDue(priority, now), oldest })
      }
      return loads
    },
  }
}
