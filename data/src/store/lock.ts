import * as z from 'zod'
import { epochMs } from '../game/scalars.ts'
import { readParsed } from './change-over.ts'
import type { Connection } from './connection.ts'
import { ifStill } from './item.ts'

export const lockPartition = 'LOCK'

const keyOf = (name: string) => ({ pk: lockPartition, sk: name })

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
export const lockAccess = (connection: Connection) => ({
  readLock: (name: string): Promise<HeldLock | null> => readParsed(connection, keyOf(name), heldSchema),

  /** Takes or renews a lock, replacing what was seen before (null: nobody had it). False if somebody took or renewed it since. */
  takeLock: (name: string, lock: HeldLock, seen: HeldLock | null): Promise<boolean> =>
    connection.holds(() =>
      connection.table.put({
        Item: { ...keyOf(name), ...lock },
        ...ifStill(seen && { token: seen.token, until: seen.until }),
      }),
    ),

  /** Releases a lock; does nothing if another process holds it by now. */
  releaseLock: async (name: string, token: string): Promise<void> => {
    await connection.holds(() => connection.table.delete({ Key: keyOf(name), ...ifStill({ token }) }))
  },
})
