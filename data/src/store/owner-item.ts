import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { storedObject } from '../character/index.ts'
import { type Banner, banner } from '../contract/banner-answers.ts'
import { epochMs } from '../game/scalars.ts'
import { batchGet } from './batch-get.ts'
import { changeOver, readParsed } from './change-over.ts'
import type { Connection } from './connection.ts'
import { readable } from './item.ts'
import { queryAll } from './query-all.ts'
import { ownerKey, userKey } from './table.ts'

const keyOf = (id: number) => ({ pk: ownerKey(id), sk: 'OWNER' })

/** How many former owners are remembered until they have seen that they lost the character. */
const mostFormer = 20

const storedBanner = storedObject(banner.shape)

const ownerItemSchema = storedObject({
  /** The user who verified the character last; missing where that one gave it up. */
  user: z.string().optional(),
  /** The one who gave it up, until somebody verifies it or the account is deleted: what was ticked and decided is theirs. */
  former: z.string().optional(),
  /** When the one or the other verified it (epoch ms). */
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
interface Owner {
  user: string
  since: number
}

/** The characters of a user: those owned, and those that somebody else has verified since; times in epoch ms. */
interface CharsOfUser {
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
  const { former: _, ...item } = before ?? {}
  const { [user]: __, ...lost } = before?.lost ?? {}
  if (before?.user !== undefined) lost[before.user] = now
  return { ...item, user, since: now, lost: newest(lost) }
}

/** The same after a user gave it up, or has seen that it is lost; null where there is nothing to change. */
const withoutUser = (user: string, before: OwnerItem): Omit<OwnerItem, 'revision'> | null => {
  const { user: owner, lost, ...rest } = before
  const { [user]: seen, ...others } = lost
  if (owner === user) return { ...rest, former: user, lost: others }
  if (seen === undefined) return null
  return { ...before, lost: others }
}

/** Whether nothing is left to keep: of a banner the item alone says which files are to be removed one day. */
const hasNobody = ({ user, former, lost, banner }: Omit<OwnerItem, 'revision'>): boolean =>
  user === undefined && former === undefined && Object.keys(lost).length === 0 && banner === undefined

const pointerPrefix = 'CHAR#'

/**
 * Whose a character is: one item, which each change replaces in one conditional write, so that it is never half done. A user's
 * `CHAR#<id>` only says where to look: it is written before the user becomes an owner and stays afterwards, so that none can be
 * missing, and says nothing by itself. Users are given by their keys.
 */
export const ownerAccess = (connection: Connection) => {
  const { table } = connection

  const read = (id: number, isLatest?: boolean): Promise<OwnerItem | null> =>
    readParsed(connection, keyOf(id), ownerItemSchema, isLatest)

  /**
   * Changes what is stored of a character; `decide` gives null where there is nothing to do. False where there was nothing to do. A
   * write whose answer got lost is tried again, and then there is nothing left to do. The item may be deleted and made again, so its
   * revisions are no numbers that begin anew.
   */
  const change = (
    id: number,
    decide: (before: OwnerItem | null) => Omit<OwnerItem, 'revision'> | null,
  ): Promise<boolean> =>
    changeOver(connection, { key: keyOf(id), name: `owner of ${id}` }, (before, tried) => {
      const after = decide(before && ownerItemSchema.parse(before))
      if (!after) return { outcome: tried > 0 }
      return { outcome: true, after: hasNobody(after) ? null : { ...after, revision: randomUUID() } }
    })

  /** The items of the characters that a user owns, gave up or lost, perhaps long ago, by id. */
  const itemsOf = async (user: string): Promise<(OwnerItem & { id: number })[]> => {
    const pointers = await queryAll(connection, userKey(user), pointerPrefix)
    const ids = pointers.map(({ sk }) => Number(String(sk).slice(pointerPrefix.length)))
    const items = new Map(
      (await batchGet(connection, ids.map(keyOf))).map((item) => [String(item.pk), parseOwnerItem(item)]),
    )
    return ids
      .toSorted((a, b) => a - b)
      .flatMap((id) => {
        const item = items.get(ownerKey(id))
        return item ? [{ ...item, id }] : []
      })
  }

  return {
    ownerOf: async (id: number): Promise<Owner | null> => {
      const item = await read(id)
      return item?.user === undefined ? null : { user: item.user, since: item.since ?? 0 }
    },

    /** Makes a user the owner of a character; whoever owned it until now has lost it. Nothing changes where they own it already. `now` in epoch ms. */
    own: async (id: number, user: string, now: number): Promise<void> => {
      const point = () => table.put({ Item: { pk: userKey(user), sk: `${pointerPrefix}${id}` } })
      await point()
      await change(id, (before) => (before?.user === user ? null : ownedBy(user, now, before)))
      // Their account may have been deleted in between, and with it the pointer: without it nobody would find what they own.
      await point()
    },

    ownCharsOf: async (user: string): Promise<CharsOfUser> => {
      const chars: CharsOfUser = { owned: [], lost: [] }
      for (const { id, user: owner, since = 0, lost } of await itemsOf(user)) {
        const at = lost[user]
        if (owner === user) chars.owned.push({ id, since })
        else if (at !== undefined) chars.lost.push({ id, at })
      }
      return chars
    },

    /** The characters of which a user has said what is stored: those owned, and those given up that nobody has verified since, by id. */
    charsSaidBy: async (user: string): Promise<CharsOfUser['owned']> =>
      (await itemsOf(user)).flatMap(({ id, user: owner, former, since = 0 }) =>
        (owner ?? former) === user ? [{ id, since }] : [],
      ),

    /**
     * Gives up a character that a user owns, or forgets that they lost it; false where neither is so. What they decided about the
     * character, and what is ticked, stays with the character, and who that was is kept until somebody else verifies it.
     */
    unlink: (id: number, user: string): Promise<boolean> => change(id, (before) => before && withoutUser(user, before)),

    /** Forgets who gave a character up, and its banner, once all else that they said of it is deleted. */
    forgetFormer: async (id: number, user: string): Promise<void> => {
      await change(id, (item) => {
        if (item?.former !== user) return null
        const { former: _, since: __, banner: ___, ...rest } = item
        return rest
      })
    },

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
