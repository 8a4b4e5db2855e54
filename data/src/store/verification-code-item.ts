import * as z from 'zod'
import { epochMs } from '../game/scalars.ts'
import { readParsed } from './change-over.ts'
import type { Connection } from './connection.ts'
import { readable } from './item.ts'
import { queryAll } from './query-all.ts'
import { userKey } from './table.ts'

/** How long a code can be used, ms: a week, as one may put it into the profile today and come back at the weekend. */
export const codeAge = 7 * 24 * 60 * 60_000

const codeSchema = z.object({ code: z.string(), createdAt: epochMs })

const codePrefix = 'CODE#'

const keyOf = (id: number, user: string) => ({ pk: userKey(user), sk: `${codePrefix}${id}` })

/** A code of a user for a character, and since when (epoch ms). */
interface StoredCode extends z.infer<typeof codeSchema> {
  id: number
}

/** Codes by which users verify characters, one for each user and character. Users are given by their keys. */
export const verificationCodeAccess = (connection: Connection) => {
  const { table, holds } = connection

  const read = async (id: number, user: string, now: number): Promise<string | null> => {
    const stored = await readParsed(connection, keyOf(id, user), codeSchema)
    return stored && stored.createdAt > now - codeAge ? stored.code : null
  }
  return {
    /** The code of a user for a character; null without one that can still be used. `now` in epoch ms. */
    readCode: read,

    /** All codes of a user that are still stored, by the ids of the characters. */
    readCodes: async (user: string): Promise<StoredCode[]> => {
      const items = await queryAll(connection, userKey(user), codePrefix)
      return items
        .map((item) => ({ id: Number(String(item.sk).slice(codePrefix.length)), ...codeSchema.parse(readable(item)) }))
        .sort((a, b) => a.id - b.id)
    },

    /** Keeps a code unless one can still be used, and returns the one kept: two tabs show the same. DynamoDB deletes it after its end (`ttl`, epoch s). */
    keepCode: async (id: number, user: string, code: string, now: number): Promise<string> => {
      const kept = await holds(() =>
        table.put({
          Item: { ...keyOf(id, user), code, createdAt: now, ttl: Math.ceil((now + codeAge) / 1000) },
          ConditionExpression: 'attribute_not_exists(pk) OR createdAt <= :ended',
          ExpressionAttributeValues: { ':ended': now - codeAge },
        }),
      )
      return kept ? code : ((await read(id, user, now)) ?? code)
    },

    /** Deletes the code of a user for a character, as one that was found is not needed any more. */
    dropCode: async (id: number, user: string): Promise<void> => {
      await table.delete({ Key: keyOf(id, user) })
    },
  }
}
