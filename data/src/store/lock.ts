import * as z from 'zod'
import { epochMs } from '../game/scalars.ts'
import type { Connection } from './connection.ts'
import { readable } from './item.ts'

/** The partition of locks. */
export const lockPartition = 'LOCK'

const heldSchema = z.object({
  /** Different for each holder. */
  token: z.string(),
  /** Who holds it, in words for an operator. */
  holder: z.string(),
  /** Since when, and until when unless it is renewed (epoch ms). */
  since: epochMs,
  until: epochMs,
})

/** A lock that somebody holds, or held: after `until` anyone may take it. */
export type HeldLock = z.infer<typeof heldSchema>

/** Locks that one process at a time can hold, each for a while that it renews. */
export const lockAccess = ({ table, holds }: Connection) => ({
  /** Who holds a lock; null if nobody does. */
  readLock: async (name: string): Promise<HeldLock | null> => {
    const { Item } = await table.get({ Key: { pk: lockPartition, sk: name }, ConsistentRead: true })
    return Item ? heldSchema.parse(readable(Item)) : null
  },

  /**
   * Takes or renews a lock, replacing what was seen before (null: nobody had it). False if somebody took or renewed it since.
   */
  takeLock: (name: string, lock: HeldLock, seen: HeldLock | null): Promise<boolean> =>
    holds(() =>
      table.put({
        Item: { pk: lockPartition, sk: name, ...lock },
        ...(seen === null
          ? { ConditionExpression: 'attribute_not_exists(pk)' }
          : {
              ConditionExpression: '#token = :token AND #until = :until',
              ExpressionAttributeNames: { '#token': 'token', '#until': 'until' },
              ExpressionAttributeValues: { ':token': seen.token, ':until': seen.until },
            }),
      }),
    ),

  /** Releases a lock; does nothing if another process holds it by now. */
  releaseLock: async (name: string, token: string): Promise<void> => {
    await holds(() =>
      table.delete({
        Key: { pk: lockPartition, sk: name },
        ConditionExpression: '#token = :own',
        ExpressionAttributeNames: { '#token': 'token' },
        ExpressionAttributeValues: { ':own': token },
      }),
    )
  },
})
