import * as z from 'zod'
import { type Scope, scopes } from '../contract/call.ts'
import { epochMs } from '../game/scalars.ts'
import { batchGet } from './batch-get.ts'
import { boundedAttributes, type Entry } from './bounded-attributes.ts'
import { StoreBusyError } from './batches.ts'
import type { Connection } from './connection.ts'
import { readable } from './item.ts'
import { tokenKey, userKey } from './table.ts'

const listKey = (user: string) => ({ pk: userKey(user), sk: 'TOKENS' })
const lookupKey = (hash: string) => ({ pk: tokenKey(hash), sk: 'TOKEN' })

/** How old the noted time of the last use may get, ms: a program that asks all the time must not write all the time. */
const usedEvery = 60 * 60_000

const scope = z.enum(scopes)

/** A scope that only a later release knows gives nothing here. */
const scopeList = z
  .array(z.string())
  .transform((given) => given.filter((word): word is Scope => scope.safeParse(word).success))

const listedSchema = z.object({
  hash: z.string(),
  name: z.string(),
  start: z.string(),
  scopes: scopeList,
  createdAt: epochMs,
  expiresAt: epochMs.nullable(),
})

const lookupSchema = z.object({
  user: z.string(),
  scopes: scopeList,
  expiresAt: epochMs.nullable(),
  usedAt: epochMs.optional(),
})

type Listed = z.infer<typeof listedSchema>

/** A token as it is kept: its SHA-256 and its first letters, never the token. Times in epoch ms, `expiresAt` null for no end. */
interface NewToken extends Listed {
  id: string
}

/** A token of a user's list, and when it was last used (epoch ms), if it was. */
export interface StoredToken extends Omit<NewToken, 'hash'> {
  usedAt: number | null
}

type TokenInUse = Omit<z.infer<typeof lookupSchema>, 'usedAt'>

const parseList = (entries: readonly Entry[]): NewToken[] =>
  entries.flatMap(([id, token]) => (typeof token === 'object' ? [{ id, ...listedSchema.parse(token) }] : []))

/**
 * Tokens of programs. A user's list is one item, an attribute each; what a token is valid by is an item under its hash. A
 * token is listed before it is valid, and invalid before it leaves the list: whatever dies in between, none is valid that the user
 * cannot see and revoke.
 */
export const tokenAccess = (connection: Connection) => {
  const { table, holds } = connection
  const list = boundedAttributes(connection, { keyOf: listKey, prefix: 't', name: 'tokens' })
  const readList = async (user: string): Promise<NewToken[]> => parseList(await list.read(user))

  const dropLookup = (hash: string) => table.delete({ Key: lookupKey(hash) })

  /** First what it is valid by, so that none stays valid that nobody sees. */
  const revoke = async (user: string, { id, hash }: NewToken): Promise<void> => {
    await dropLookup(hash)
    await list.remove(user, id)
  }

  return {
    /** The tokens of a user, the newest first. */
    readTokens: async (user: string): Promise<StoredToken[]> => {
      const listed = await readList(user)
      const lookups = await batchGet(
        connection,
        listed.map(({ hash }) => lookupKey(hash)),
      )
      const used = new Map(lookups.map((item) => [String(item.pk), lookupSchema.parse(readable(item)).usedAt]))
      return listed
        .map(({ hash, ...token }) => ({ ...token, usedAt: used.get(tokenKey(hash)) ?? null }))
        .sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1))
    },

    /** Keeps a new token; false where the user has `most` already. */
    createToken: async (user: string, token: NewToken, most: number): Promise<boolean> => {
      const { id, ...listed } = token
      if (!(await list.add(user, [id, listed], most))) return false
      const { hash, scopes: given, expiresAt } = token
      await table.put({ Item: { ...lookupKey(hash), user, scopes: given, expiresAt } })
      // The account may have been deleted in between: then nothing of it may stay.
      if ((await readList(user)).some((known) => known.id === id)) return true
      await dropLookup(hash)
      throw new StoreBusyError('The tokens were deleted while one was being made.')
    },

    /** Revokes a token of a user; one that is not there is ignored. */
    revokeToken: async (user: string, id: string): Promise<void> => {
      const token = (await readList(user)).find((known) => known.id === id)
      if (token) await revoke(user, token)
    },

    /** Revokes all tokens of a user, also those that are made meanwhile; answers how many. */
    revokeTokens: async (user: string): Promise<number> => {
      let revoked = 0
      for (let found = await readList(user); found.length > 0; found = await readList(user)) {
        for (const token of found) await revoke(user, token)
        revoked += found.length
      }
      return revoked
    },

    /** Whose a token is, by its hash, also where it has expired; null for one that does not exist. Notes that it is used, at `now` (epoch ms). */
    useToken: async (hash: string, now: number): Promise<TokenInUse | null> => {
      const { Item } = await table.get({ Key: lookupKey(hash), ConsistentRead: true })
      if (!Item) return null
      const { usedAt, ...token } = lookupSchema.parse(readable(Item))
      const isOver = token.expiresAt !== null && token.expiresAt <= now
      if (!isOver && (usedAt ?? 0) <= now - usedEvery)
        await holds(() =>
          table.update({
            Key: lookupKey(hash),
            UpdateExpression: 'SET usedAt = :now',
            // Never brings back one that is being revoked.
            ConditionExpression: 'attribute_exists(pk) AND (attribute_not_exists(usedAt) OR usedAt <= :before)',
            ExpressionAttributeValues: { ':now': now, ':before': now - usedEvery },
          }),
        )
      return token
    },
  }
}
