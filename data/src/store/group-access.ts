import { batchGet } from './batch-get.ts'
import { StoreBusyError } from './batches.ts'
import { boundedAttributes } from './bounded-attributes.ts'
import { changeOver, readItem } from './change-over.ts'
import type { Connection } from './connection.ts'
import {
  groupInList,
  groupItemKey,
  type GroupPointer,
  listedPartition,
  parseGroup,
  pointerOfMember,
  pointersTo,
  reportedPartition,
  roleIn,
  slugAtPlace,
  type StoredGroup,
} from './group-item.ts'
import { queryPages } from './query-all.ts'
import { userKey, withinKey } from './table.ts'

/** What a change of a group comes to: `outcome` for who asked for it, and what of the group is different then. */
interface GroupDecision<Outcome> {
  outcome: Outcome
  after?: Partial<StoredGroup>
}

/** Decides on a change of a group, as it is; `tried` is how often it was asked before (see `changeOver`). */
export type GroupChange<Outcome> = (group: StoredGroup, tried: number) => GroupDecision<Outcome>

/** For how long a group stays on the list of a user who has nothing to do with it (ms): it may be one that is just being made. */
const youngFor = 60 * 60_000

/** How often pointers are put right while others change the group. */
const mostSettlings = 20

const textOf = ({ pk, sk }: GroupPointer) => `${pk} ${sk}`

/**
 * Groups of characters, each one item, which every change writes over the revision that it read: who may do something is decided there.
 * All else says only where to look, and nothing by itself: a user's list of groups, the groups that a character is in, listed and reported
 * ones. Users are given by their keys.
 */
export const groupAccess = (connection: Connection) => {
  const { table } = connection
  const list = boundedAttributes(connection, {
    keyOf: (user) => ({ pk: userKey(user), sk: 'GROUPS' }),
    prefix: 'g',
    name: 'groups',
  })

  const readStored = async (slug: string): Promise<StoredGroup | null> => {
    const item = await readItem(connection, groupItemKey(slug))
    return item && parseGroup(item)
  }

  const readGroup = async (slug: string): Promise<StoredGroup | null> => {
    const group = await readStored(slug)
    return group?.closed ? null : group
  }

  const readGroups = async (slugs: readonly string[]): Promise<StoredGroup[]> => {
    const items = await batchGet(connection, slugs.map(groupItemKey))
    const groups = new Map(items.map((item) => [String(item.slug), groupInList(item)]))
    return slugs.flatMap((slug) => groups.get(slug) ?? [])
  }

  /**
   * Puts pointers to a group right: those that there have to be are written, the others deleted, and all again if the group was changed
   * meanwhile. So of several who change it at once the last to look leaves them right.
   */
  const settle = async (slug: string, pointers: readonly GroupPointer[]): Promise<void> => {
    const unique = new Map(pointers.map((pointer) => [textOf(pointer), pointer]))
    const written = new Map<string, boolean>()
    for (let tried = 0; tried < mostSettlings; tried++) {
      const wanted = new Set(pointersTo(await readStored(slug)).map(textOf))
      const wrong = [...unique].filter(([text]) => written.get(text) !== wanted.has(text))
      if (wrong.length === 0) return
      await connection.batchWrite(
        wrong.map(([text, pointer]) =>
          wanted.has(text) ? { PutRequest: { Item: { ...pointer } } } : { DeleteRequest: { Key: { ...pointer } } },
        ),
      )
      for (const [text] of wrong) written.set(text, wanted.has(text))
    }
    throw new StoreBusyError('The group is being changed by too many at once.')
  }

  const putPointers = (pointers: readonly GroupPointer[]): Promise<void> =>
    connection.batchWrite(pointers.map((pointer) => ({ PutRequest: { Item: { ...pointer } } })))

  /** Takes a group off a user's list, unless it is theirs again by the time it is gone from there. */
  const unlist = async (user: string, slug: string, now: number): Promise<void> => {
    await list.remove(user, slug)
    const group = await readGroup(slug)
    if (group && roleIn(group, user)) await list.add(user, [slug, now], Number.MAX_SAFE_INTEGER)
  }

  /**
   * Changes a group. Where to look for characters that it names from then on is written first, so that none can be missing, and for no
   * others. Returns null for a group that does not exist.
   */
  const changeGroup = async <Outcome>(slug: string, decide: GroupChange<Outcome>): Promise<Outcome | null> => {
    const joining = new Map<number, GroupPointer>()
    let touched: GroupPointer[] = []
    /** Makes the change, unless it adds characters that nothing leads to yet: then these are `missing`. */
    const change = () =>
      changeOver<{ decided: Outcome | null; missing: number[] }>(
        connection,
        { key: groupItemKey(slug), name: 'group' },
        (item, tried) => {
          const group = item && parseGroup(item)
          if (!group || group.closed) return { outcome: { decided: null, missing: [] } }
          const { outcome: decided, after } = decide(group, tried)
          if (!after) return { outcome: { decided, missing: [] } }
          const changed = { ...group, ...after, revision: group.revision + 1 }
          const missing = changed.members.filter((id) => !group.members.includes(id) && !joining.has(id))
          if (missing.length > 0) return { outcome: { decided, missing } }
          touched = differing(pointersTo(group), pointersTo(changed))
          return { outcome: { decided, missing }, after: changed }
        },
      )
    let { decided, missing } = await change()
    while (missing.length > 0) {
      const pointers = missing.map((id) => [id, pointerOfMember({ slug }, id)] as const)
      await putPointers(pointers.map(([, pointer]) => pointer))
      for (const [id, pointer] of pointers) joining.set(id, pointer)
      ;({ decided, missing } = await change())
    }
    await settle(slug, [...joining.values(), ...touched])
    return decided
  }

  /**
   * Deletes a group: first it is closed, so that for everybody it is gone, then all that leads to it goes, its item, and last the owner's
   * way to it: whatever is interrupted, a second try finds what is left. `may` says whether it is to be deleted; false where not.
   */
  const removeGroup = async (slug: string, may: (group: StoredGroup) => boolean = () => true): Promise<boolean> => {
    const group = await changeOver<StoredGroup | null>(
      connection,
      { key: groupItemKey(slug), name: 'group' },
      (item) => {
        const stored = item && parseGroup(item)
        if (!stored || !may(stored)) return { outcome: null }
        if (stored.closed) return { outcome: stored }
        return { outcome: stored, after: { ...stored, closed: true, revision: stored.revision + 1 } }
      },
    )
    if (!group) return false
    await settle(slug, pointersTo({ ...group, closed: false }))
    for (const { user } of group.editors) await list.remove(user, slug)
    await table.delete({ Key: groupItemKey(slug) })
    await list.remove(group.owner.user, slug)
    return true
  }

  /** Ends what a user has to do with a group: their own is deleted, another one they edit no more. */
  const leave = async (slug: string, user: string, now: number): Promise<void> => {
    await changeGroup(slug, ({ editors }) => {
      const others = editors.filter((editor) => editor.user !== user)
      return others.length < editors.length ? { outcome: true, after: { editors: others } } : { outcome: false }
    })
    if (!(await removeGroup(slug, ({ owner }) => owner.user === user))) await unlist(user, slug, now)
  }

  /** Takes off a user's list what is not theirs, and has not been put there just now. */
  const tidyList = async (user: string, now: number): Promise<void> => {
    for (const [slug, at] of await list.read(user)) {
      if (typeof at === 'number' && at > now - youngFor) continue
      const group = await readStored(slug)
      if (group === null || group.closed || roleIn(group, user) === null) await leave(slug, user, now)
    }
  }

  /** Puts a group on a user's list; false where that has `most` already. */
  const enlist = async (user: string, slug: string, now: number, most: number): Promise<boolean> => {
    if (await list.add(user, [slug, now], most)) return true
    await tidyList(user, now)
    return list.add(user, [slug, now], most)
  }

  /** Throws where a user's account was deleted while a group of theirs was on its way: then nothing of it stays. */
  const requireListed = async (user: string, slug: string, now: number): Promise<void> => {
    if ((await list.read(user)).some(([known]) => known === slug)) return
    await leave(slug, user, now)
    throw new StoreBusyError('The groups of the user were deleted while one was being added.')
  }

  const pointersIn = async (pk: string, most: number, below?: string, isNewestFirst = false): Promise<string[]> => {
    const pages = queryPages(connection, {
      KeyConditionExpression: below === undefined ? 'pk = :pk' : 'pk = :pk AND sk < :below',
      ExpressionAttributeValues: { ':pk': pk, ...(below === undefined ? {} : { ':below': below }) },
      ScanIndexForward: !isNewestFirst,
      Limit: most,
      ConsistentRead: true,
    })
    const { value } = await pages.next()
    return (value ?? []).map(({ sk }) => String(sk))
  }

  return {
    readGroup,

    changeGroup,

    removeGroup,

    /** Keeps a new group; false where its owner has `most` already. */
    createGroup: async (group: Omit<StoredGroup, 'revision'>, most: number): Promise<boolean> => {
      const { slug, owner, createdAt } = group
      if (!(await enlist(owner.user, slug, createdAt, most))) return false
      const pointers = pointersTo({ ...group, revision: 1 })
      await table.put({ Item: { ...groupItemKey(slug), ...group, revision: 1 } })
      await settle(slug, pointers)
      await requireListed(owner.user, slug, createdAt)
      return true
    },

    /**
     * Changes a group in the name of a user who may be one of its editors afterwards; null for a group that does not exist, `full` where
     * the user has `most` groups already. `now` in epoch ms.
     */
    joinGroup: async <Outcome>(
      slug: string,
      { user, now, most }: { user: string; now: number; most: number },
      decide: GroupChange<Outcome>,
    ): Promise<Outcome | 'full' | null> => {
      // Only who finds a group is put down for it: not every slug that somebody makes up.
      if ((await readGroup(slug)) === null) return null
      if (!(await enlist(user, slug, now, most))) return 'full'
      const outcome = await changeGroup(slug, decide)
      const group = await readGroup(slug)
      if (group && roleIn(group, user)) await requireListed(user, slug, now)
      else await unlist(user, slug, now)
      return outcome
    },

    /** Takes a group off the list of a user who edits it no more. `now` in epoch ms. */
    unlistGroup: unlist,

    /** The groups that a user has made or edits, in no particular order. */
    groupsOf: async (user: string): Promise<StoredGroup[]> => {
      const groups = await readGroups((await list.read(user)).map(([slug]) => slug))
      return groups.filter((group) => roleIn(group, user) !== null)
    },

    /** Deletes the groups that a user has made and takes the user out of those they edit, also those that are added meanwhile. `now` in epoch ms. */
    leaveGroups: async (user: string, now: number): Promise<void> => {
      for (let found = await list.read(user); found.length > 0; found = await list.read(user))
        for (const [slug] of found) await leave(slug, user, now)
    },

    /** The groups that a character is in, at most `most` of them, and whether there may be more. */
    groupsWith: async (id: number, most: number): Promise<{ groups: StoredGroup[]; more: boolean }> => {
      const slugs = await pointersIn(withinKey(id), most)
      const groups = (await readGroups(slugs)).filter(({ members }) => members.includes(id))
      return { groups, more: slugs.length === most }
    },

    /** Listed groups, those made last first, at most `most`; `next` is what the next ones come `after`, null where there are none. */
    listedGroups: async (most: number, after?: string): Promise<{ groups: StoredGroup[]; next: string | null }> => {
      const places = await pointersIn(listedPartition, most, after, true)
      const groups = (await readGroups(places.map(slugAtPlace))).filter(({ listedAt }) => listedAt !== null)
      return { groups, next: places.length === most ? (places.at(-1) ?? null) : null }
    },

    /** Groups with reports that were not dismissed, at most `most`, those reported first first. */
    reportedGroups: async (most: number): Promise<StoredGroup[]> => {
      const places = await pointersIn(reportedPartition, most)
      const groups = await readGroups([...new Set(places.map(slugAtPlace))])
      return groups.filter(({ reports }) => reports.length > 0)
    },
  }
}

const differing = (a: readonly GroupPointer[], b: readonly GroupPointer[]): GroupPointer[] => {
  const [left, right] = [a, b].map((pointers) => new Set(pointers.map(textOf))) as [Set<string>, Set<string>]
  return [...a.filter((one) => !right.has(textOf(one))), ...b.filter((one) => !left.has(textOf(one)))]
}
