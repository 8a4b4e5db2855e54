import { randomUUID } from 'node:crypto'
import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { storedObject } from '../character/index.ts'
import { type Banner, banner } from '../contract/banner-answers.ts'
import { epochMs } from '../game/scalars.ts'
import { batchGet } from './batch-get.ts'
import { StoreBusyError } from './batches.ts'
import type { Connection } from './connection.ts'
import { readable } from './item.ts'
import { queryAll } from './query-all.ts'
import { ownerKey, userKey } from './table.ts'

const keyOf = (id: number) => ({ pk: ownerKey(id), sk: 'OWNER' })

/** How many former owners are remembered until they have seen that they lost the character. */
const mostFormer = 20

/** How often a change is tried where others change the same character. */
const mostTries = 20

const storedBanner = storedObject(banner.shape)

const ownerItemSchema = storedObject({
  /** The user who verified the character last, since when (epoch ms); missing where that one gave it up. */
  user: z.string().optional(),
  since: epochMs.optional(),
  /** Users who owned it until somebody else verified it, and when that was (epoch ms); each until they have seen it. */
  lost: z.record(z.string(), epochMs).default({}),
  /** What its owner has it shown with, which stays with the character when the owner changes. */
  banner: storedBanner.optional(),
  /** Another one after each write, so that two changes at once never overwrite each other. */
  revision: z.string(),
})

type OwnerItem = z.infer<typeof ownerItemSchema>

const parseOwnerItem = (item: Record<string, unknown>): OwnerItem => ownerItemSchema.parse(readable(item))

/** Who owns a character, and since when (epoch ms). */
export interface Owner {
  user: string
  since: number
}

/** The characters of a user: those owned, and those that somebody else has verified since; times in epoch ms. */
export interface CharsOfUser {
  owned: { id: number; since: number }[]
  lost: { id: number; at: number }[]
}

const newest = (lost: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(lost)
      .sort(([, a], [, b]) => b - a)
      .slice(0, mostFormer),
  )

/** What is left to say of a character after a user verified it. */
const ownedBy = (user: string, now: number, before: OwnerItem | null): Omit<OwnerItem, 'revision'> => {
  const { [user]: _, ...lost } = before?.lost ?? {}
  if (before?.user !== undefined) lost[before.user] = now
  return { ...before, user, since: now, lost: newest(lost) }
}

/** The same after a user gave it up, or has seen that it is lost; null where there is nothing to change. */
const withoutUser = (user: string, before: OwnerItem): Omit<OwnerItem, 'revision'> | null => {
  const { user: owner, since: _, lost, ...rest } = before
  const { [user]: seen, ...others } = lost
  if (owner === user) return { ...rest, lost: others }
  if (seen === undefined) return null
  return { ...before, lost: others }
}

/** Whether nothing is left to keep: of a banner the item alone says which files are to be removed one day. */
const hasNobody = ({ user, lost, banner }: Omit<OwnerItem, 'revision'>): boolean =>
  user === undefined && Object.keys(lost).length === 0 && banner === undefined

const pointerPrefix = 'CHAR#'

/**
 * Whose a character is: one item, which each change replaces in one conditional write, so that it is never half done. A user's
 * `CHAR#<id>` only says where to look: it is written before the user becomes an owner and stays afterwards, so that none can be
 * missing, and says nothing by itself. Users are given by their keys.
 */
export const ownerAccess = (connection: Connection) => {
  const { table, send, holds, pause } = connection

  const read = async (id: number, isLatest = true): Promise<OwnerItem | null> => {
    const { Item } = await send(new GetCommand({ TableName: table, Key: keyOf(id), ConsistentRead: isLatest }))
    return Item ? parseOwnerItem(Item) : null
  }

  /** Replaces what was read; false if somebody wrote in between. */
  const replace = (id: number, before: OwnerItem | null, after: Omit<OwnerItem, 'revision'>): Promise<boolean> => {
    const condition = before
      ? { ConditionExpression: 'revision = :read', ExpressionAttributeValues: { ':read': before.revision } }
      : { ConditionExpression: 'attribute_not_exists(pk)' }
    const target = { TableName: table, ...condition }
    return holds(() =>
      hasNobody(after)
        ? send(new DeleteCommand({ ...target, Key: keyOf(id) }))
        : send(new PutCommand({ ...target, Item: { ...after, ...keyOf(id), revision: randomUUID() } })),
    )
  }

  /**
   * Changes what is stored of a character; `of` gives null where there is nothing to do. False where there was nothing to do. A write
   * whose answer got lost is tried again, and then there is nothing left to do.
   */
  const change = async (
    id: number,
    of: (before: OwnerItem | null) => Omit<OwnerItem, 'revision'> | null,
  ): Promise<boolean> => {
    for (let tried = 0; tried < mostTries; tried++) {
      if (tried > 0) await pause(tried)
      const before = await read(id)
      const after = of(before)
      if (!after) return tried > 0
      if (await replace(id, before, after)) return true
    }
    throw new StoreBusyError(`The owner of ${id} is being changed by too many at once.`)
  }

  const pointersOf = async (user: string): Promise<number[]> => {
    const items = await queryAll(connection, userKey(user), pointerPrefix)
    return items.map(({ sk }) => Number(String(sk).slice(pointerPrefix.length)))
  }

  return {
    /** Who owns a character; null where nobody does. */
    ownerOf: async (id: number): Promise<Owner | null> => {
      const item = await read(id)
      return item?.user === undefined ? null : { user: item.user, since: item.since ?? 0 }
    },

    /**
     * Makes a user the owner of a character that they have verified; whoever owned it until now has lost it. Nothing changes where
     * they own it already. `now` in epoch ms.
     */
    own: async (id: number, user: string, now: number): Promise<void> => {
      await send(new PutCommand({ TableName: table, Item: { pk: userKey(user), sk: `${pointerPrefix}${id}` } }))
      await change(id, (before) => (before?.user === user ? null : ownedBy(user, now, before)))
    },

    /** The characters that a user owns or has lost, by id. */
    ownCharsOf: async (user: string): Promise<CharsOfUser> => {
      const ids = await pointersOf(user)
      const items = new Map(
        (await batchGet(connection, ids.map(keyOf))).map((item) => [String(item.pk), parseOwnerItem(item)]),
      )
      const chars: CharsOfUser = { owned: [], lost: [] }
      for (const id of ids.toSorted((a, b) => a - b)) {
        const item = items.get(ownerKey(id))
        const at = item?.lost[user]
        if (item?.user === user) chars.owned.push({ id, since: item.since ?? 0 })
        else if (at !== undefined) chars.lost.push({ id, at })
      }
      return chars
    },

    /**
     * Gives up a character that a user owns, or forgets that they lost it; false where neither is so. What they decided about the
     * character, and what is ticked, stays with the character.
     */
    unlink: (id: number, user: string): Promise<boolean> => change(id, (before) => before && withoutUser(user, before)),

    /** The banner of a character; null without one. `isLatest` reads what was last written. */
    bannerOf: async (id: number, isLatest = false): Promise<Banner | null> => {
      const { banner } = (await read(id, isLatest)) ?? {}
      return banner ? { key: banner.key, widths: banner.widths, at: banner.at } : null
    },

    /** Sets the banner of a character that a user owns. Answers the one before; nothing is written where the user does not own it. */
    setBanner: async (id: number, user: string, next: Banner): Promise<{ isOwner: boolean; before: Banner | null }> => {
      let result: { isOwner: boolean; before: Banner | null } = { isOwner: false, before: null }
      await change(id, (item) => {
        // A write whose answer got lost is found done already.
        if (item?.banner?.key === next.key) return null
        result = { isOwner: item?.user === user, before: item?.banner ?? null }
        return item && result.isOwner ? { ...item, banner: next } : null
      })
      return result
    },

    /** Takes a banner away, whoever owns the character by now; another one that was set since stays. */
    dropBanner: async (id: number, key: string): Promise<void> => {
      await change(id, (item) => {
        if (item?.banner?.key !== key) return null
        const { banner: _, ...rest } = item
        return rest
      })
    },
  }
}
