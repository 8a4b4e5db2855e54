import * as z from 'zod'
import { epochMs } from '../game/scalars.ts'
import { priorities } from '../sync/index.ts'
import type { Connection } from './connection.ts'
import { notNewer, readable } from './item.ts'
import { profileKey, queueOf } from './profile-item.ts'
import { queryItems } from './query-all.ts'
import { queueAccess } from './queue.ts'

const deadKey = 'DEAD'

const deadLetterSchema = z.object({
  id: z.int().positive(),
  reason: z.string(),
  failures: z.int().positive(),
  /** When it was parked (epoch ms). */
  at: epochMs,
})

/** A character that could not be read many times in a row, and why. */
export type DeadLetter = z.infer<typeof deadLetterSchema>

const keyOf = (id: number) => ({ pk: deadKey, sk: String(id) })

export const deadLetterAccess = (connection: Connection) => {
  const { table, holds } = connection
  const { readProfile } = queueAccess(connection)
  return {
    /** Notes that a character is parked; once more replaces the note. */
    writeDeadLetter: async (letter: DeadLetter): Promise<void> => {
      await table.put({ Item: { ...keyOf(letter.id), letter } })
    },

    /** All of those parked, a page of `limit` a request. */
    deadLetters: async (limit = 1000): Promise<DeadLetter[]> => {
      const items = await queryItems(connection, {
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': deadKey },
        Limit: limit,
      })
      return items.map((item) => deadLetterSchema.parse(readable(item).letter))
    },

    /** Takes the note away, as a character that could be read again needs none. */
    dropDeadLetter: async (id: number): Promise<void> => {
      await table.delete({ Key: keyOf(id) })
    },

    /**
     * Puts a parked character back in the queue with a clean record; false for an id that nobody added. Throws a `NewerItemError`
     * for one of a later release, whose note stays.
     */
    putBack: async (id: number, now: number): Promise<boolean> => {
      const queued = await holds(() =>
        table.update({
          Key: profileKey(id),
          UpdateExpression: 'SET queue = :queue, due = :now, failures = :none',
          ConditionExpression: `attribute_exists(pk) AND ${notNewer.condition}`,
          ExpressionAttributeValues: {
            ...notNewer.values,
            ':queue': queueOf(priorities.fresh),
            ':now': now,
            ':none': 0,
          },
        }),
      )
      if (queued) await table.delete({ Key: keyOf(id) })
      // Refused for an id that nobody added, or by an item that cannot be read here.
      else await readProfile(id)
      return queued
    },
  }
}
