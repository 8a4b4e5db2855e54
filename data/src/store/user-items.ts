import * as z from 'zod'
import { epochMs } from '../game/scalars.ts'
import { batchGet } from './batch-get.ts'
import { boundedAttributes, type Entry } from './bounded-attributes.ts'
import { readParsed } from './change-over.ts'
import type { Connection } from './connection.ts'
import { notNewer, readable } from './item.ts'
import { userKey } from './table.ts'
import { createHash } from 'node:crypto'

const accountKey = (user: string) => ({ pk: userKey(user), sk: 'ACCOUNT' })
const favoritesKey = (user: string) => ({ pk: userKey(user), sk: 'FAVORITES' })

/** What else a later release keeps there stays: only what is saved is written. */
const accountSchema = z.object({
  nickname: z.string().default(''),
  /** When something was saved for the first and for the last time (epoch ms). */
  createdAt: epochMs,
  updatedAt: epochMs,
})

export type Account = z.infer<typeof accountSchema>

/** A character that a user keeps at hand, and since when (epoch ms). */
export interface Favorite {
  id: number
  at: number
}

/** The favourites among the entries of a list, those added last first. */
const parseFavorites = (entries: readonly Entry[]): Favorite[] =>
  entries
    .flatMap(([id, at]) => (/^[1-9][0-9]*$/.test(id) && typeof at === 'number' ? [{ id: Number(id), at }] : []))
    .sort((a, b) => b.at - a.at || b.id - a.id)

export const userAccess = (connection: Connection) => {
  const { table } = connection
  const list = boundedAttributes(connection, { keyOf: favoritesKey, prefix: 'f', name: 'favourites' })
  const readFavorites = async (user: string): Promise<Favorite[]> => parseFavorites(await list.read(user))

  return {
    readAccount: (user: string): Promise<Account | null> => readParsed(connection, accountKey(user), accountSchema),

    /** The nicknames of users by their keys; those who have none are missing. */
    readNicknames: async (users: readonly string[]): Promise<Map<string, string>> => {
      const accounts = await batchGet(connection, users.map(accountKey))
      return new Map(
        accounts.map((item) => [
          String(item.pk).slice(userKey('').length),
          accountSchema.parse(readable(item)).nickname,
        ]),
      )
    },

    /** Saves a user's nickname; what else is stored of them stays. `now` in epoch ms. */
    saveNickname: async (user: string, nickname: string, now: number): Promise<Account> => {
      const { Attributes } = await table.update({
        Key: accountKey(user),
        UpdateExpression: 'SET nickname = :nickname, updatedAt = :now, createdAt = if_not_exists(createdAt, :now)',
        ConditionExpression: notNewer.condition,
        ExpressionAttributeValues: { ...notNewer.values, ':nickname': nickname, ':now': now },
        ReturnValues: 'ALL_NEW',
      })
      return accountSchema.parse(Attributes)
    },

    readFavorites,

    /** Adds a favourite, unless the user has `most` already: then null. One that is there keeps its time. Returns all of them. `at` in epoch ms. */
    addFavorite: async (user: string, id: number, at: number, most: number): Promise<Favorite[] | null> =>
      (await list.add(user, [String(id), at], most)) ? readFavorites(user) : null,

    /** Removes a favourite; one that is not there is ignored. Returns those that are left. */
    removeFavorite: async (user: string, id: number): Promise<Favorite[]> => {
      await list.remove(user, String(id))
      return readFavorites(user)
    },
  }
}

/** What a user's items are kept under. A hash, so that no text of a foreign service becomes a key of ours. */
export const keyOfSubject = (issuer: string, subject: string): string =>
  createHash('sha256').update(`${issuer} ${subject}`).digest('base64url')
