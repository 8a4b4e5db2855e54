import { type CharacterProfile, newProfile } from '../character/index.ts'
import type { Connection } from './connection.ts'
import { askCooldown } from '../rules/index.ts'
import { mostOf, priorities, type Priority, takingOrder } from '../sync/index.ts'
import { notNewer } from './item.ts'
import { nameAttributeNames, nameAttributes } from './name-index.ts'
import { parseNotes, parseProfileItem, profileKey, type QueuedProfile, queueOf } from './profile-item.ts'
import type { SyncNotes } from './sync-notes.ts'
import { idOfKey, queueIndex } from './table.ts'

/** A claim on a character: while it is valid, no other worker syncs the character. */
export interface Lease extends QueuedProfile {
  token: string
  /** When the first attempt of this sync began (epoch ms); unchanged when a killed attempt is repeated. */
  attemptAt: number
  notes: SyncNotes
}

/**
 * The result of asking for a character: it is now queued; it was already `waiting` or is being synced; it was asked for too
 * recently, and can be again at `again` (epoch ms); or it was never added.
 */
export type Asked = { outcome: 'queued' | 'waiting' | 'syncing' | 'unknown' } | { outcome: 'tooSoon'; again: number }

export interface Finished {
  profile: CharacterProfile
  priority: Priority
  /** When the character is due again (epoch ms). */
  due: number
  /** Failed attempts in a row, 0 after a good one. */
  failures: number
  /** The sync's notes; if missing, the stored ones stay. */
  notes?: SyncNotes
}

/** Of an id that was found: it was never read, and is not being read at `:now`. */
const unreadFound =
  'queue = :found AND #profile.#updatedAt = :never AND (attribute_not_exists(leaseUntil) OR leaseUntil <= :now)'

/** The queue: an index of the character table by priority and due time. All times in epoch ms. */
export const queueAccess = ({ table, holds }: Connection) => ({
  /** The profile and its place in the queue; null for an id that was never asked for. */
  readProfile: async (id: number): Promise<QueuedProfile | null> => {
    const { Item } = await table.get({ Key: profileKey(id), ConsistentRead: true })
    return Item ? parseProfileItem(Item) : null
  },

  /** With when it was asked for last (epoch ms, null for never), perhaps as of a moment ago; null for an id that was never asked for. */
  readAsked: async (id: number): Promise<(QueuedProfile & { askedAt: number | null }) | null> => {
    const { Item } = await table.get({ Key: profileKey(id) })
    return Item
      ? { ...parseProfileItem(Item), askedAt: Item.askedAt === undefined ? null : Number(Item.askedAt) }
      : null
  },

  /** Adds an unknown id to the queue, or one that was found and not read so far, for which now somebody waits; false if it is already known. */
  addCharacter: (id: number, now: number): Promise<boolean> => {
    const item = { ...profileKey(id), profile: newProfile(id, now), queue: queueOf(priorities.fresh), due: now }
    return holds(() =>
      table.put({
        Item: { ...item, failures: 0 },
        ConditionExpression: `attribute_not_exists(pk) OR (${unreadFound})`,
        ExpressionAttributeNames: { '#profile': 'profile', '#updatedAt': 'updatedAt' },
        ExpressionAttributeValues: { ':found': queueOf(priorities.found), ':never': null, ':now': now },
      }),
    )
  },

  /** Moves a known character to the front, at most once in the cool-down; throws a `NewerItemError` for one of a later release. */
  askFor: async (id: number, now: number): Promise<Asked> => {
    const queued = await holds(() =>
      table.update({
        Key: profileKey(id),
        UpdateExpression: 'SET queue = :asked, due = :now, askedAt = :now',
        ConditionExpression:
          'attribute_exists(pk) AND queue <> :asked AND (attribute_not_exists(leaseUntil) OR leaseUntil <= :now)' +
          ` AND (attribute_not_exists(askedAt) OR askedAt <= :cool) AND ${notNewer.condition}`,
        ExpressionAttributeValues: {
          ...notNewer.values,
          ...{ ':asked': queueOf(priorities.asked), ':now': now, ':cool': now - askCooldown },
        },
      }),
    )
    if (queued) return { outcome: 'queued' }
    const { Item } = await table.get({ Key: profileKey(id), ConsistentRead: true })
    if (!Item) return { outcome: 'unknown' }
    const { leaseUntil, priority } = parseProfileItem(Item)
    if (leaseUntil !== null && leaseUntil > now) return { outcome: 'syncing' }
    if (priority === priorities.asked) return { outcome: 'waiting' }
    return { outcome: 'tooSoon', again: Number(Item.askedAt) + askCooldown }
  },

  /** Ids of at most `limit` characters that are due, in the order in which they should be synced. */
  dueCharacters: async ({
    now,
    limit,
    random = () => 0,
  }: {
    now: number
    limit: number
    random?: () => number
  }): Promise<number[]> => {
    const ids = new Set<number>()
    const emptied = new Set<Priority>()
    for (const taking of takingOrder(random)) {
      const { priority, lateBy } = taking
      if (ids.size >= limit) break
      if (emptied.has(priority)) continue
      const most = mostOf(taking, limit)
      const { Items = [] } = await table.query({
        IndexName: queueIndex,
        KeyConditionExpression: 'queue = :queue AND due <= :due',
        ExpressionAttributeValues: { ':queue': queueOf(priority), ':due': now - lateBy },
        Limit: most,
      })
      if (lateBy === 0 && Items.length < most) emptied.add(priority)
      for (const item of Items) if (ids.size < limit) ids.add(idOfKey(String(item.pk)))
    }
    return [...ids]
  },

  /**
   * Claims a due character until `until`; null if another worker was faster or it is not due. The claim moves the due time,
   * so that the character leaves the queue, and comes back by itself if the worker dies.
   */
  lease: async (id: number, claim: { now: number; until: number; token: string }): Promise<Lease | null> => {
    let item: Record<string, unknown> | undefined
    const leased = await holds(async () => {
      const { Attributes } = await table.update({
        Key: profileKey(id),
        UpdateExpression:
          'SET lease = :token, leaseUntil = :until, due = :until, attemptAt = if_not_exists(attemptAt, :now)',
        ConditionExpression: 'due <= :now AND (attribute_not_exists(leaseUntil) OR leaseUntil <= :now)',
        ExpressionAttributeValues: { ':token': claim.token, ':until': claim.until, ':now': claim.now },
        ReturnValues: 'ALL_NEW',
      })
      item = Attributes
    })
    if (!leased || !item) return null
    const read = parseProfileItem(item)
    return { ...read, token: claim.token, attemptAt: read.attemptAt ?? claim.now, notes: parseNotes(item) }
  },

  /** Deletes an id that was never read, and with it the claim; false if the claim was lost or the character was read once. */
  dropCharacter: (id: number, token: string): Promise<boolean> =>
    holds(() =>
      table.delete({
        Key: profileKey(id),
        ConditionExpression: 'lease = :token AND #profile.#updatedAt = :never',
        ExpressionAttributeNames: { '#profile': 'profile', '#updatedAt': 'updatedAt' },
        ExpressionAttributeValues: { ':token': token, ':never': null },
      }),
    ),

  /** Ends a sync: profile, name index, next due time and the end of the lease in one write; false if the lease was lost. */
  finish: (id: number, token: string, { profile, priority, due, failures, notes }: Finished): Promise<boolean> => {
    const name = nameAttributes(profile)
    const set = [
      '#profile = :profile, queue = :queue, due = :due, failures = :failures',
      ...(notes ? ['notes = :notes'] : []),
      ...Object.keys(name).map((attribute) => `${attribute} = :${attribute}`),
    ]
    const remove = ['lease, leaseUntil, attemptAt', ...nameAttributeNames.filter((attribute) => !(attribute in name))]
    return holds(() =>
      table.update({
        Key: profileKey(id),
        UpdateExpression: `SET ${set.join(', ')} REMOVE ${remove.join(', ')}`,
        ConditionExpression: 'lease = :token',
        ExpressionAttributeNames: { '#profile': 'profile' },
        ExpressionAttributeValues: {
          ':profile': profile,
          ':queue': queueOf(priority),
          ':due': due,
          ':failures': failures,
          ...(notes ? { ':notes': notes } : {}),
          ...Object.fromEntries(Object.entries(name).map(([attribute, value]) => [`:${attribute}`, value])),
          ':token': token,
        },
      }),
    )
  },
})
