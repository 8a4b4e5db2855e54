import { GetCommand, PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { type CharacterProfile, newProfile } from '../character/index.ts'
import type { Connection } from './connection.ts'
import { parseProfileItem, profileKey, type QueuedProfile, queueOf } from './profile-item.ts'
import { idOfKey, queueIndex } from './table.ts'

/** Who comes first in the queue (design §5): asked for by a visitor, new, then by rank tier, gone and private last. */
export const priorities = { asked: 0, fresh: 1, top: 2, middle: 3, tail: 4, rare: 5 } as const

/** A place in the order of the queue; the smaller one goes first. */
export type Priority = (typeof priorities)[keyof typeof priorities]

/** A claim on a character: while it holds, nobody else syncs it. */
export interface Lease extends QueuedProfile {
  token: string
  /** When the first attempt of this sync began (epoch ms); the same again when a killed attempt is repeated. */
  attemptAt: number
}

/** What is written when a sync is over. */
export interface Finished {
  profile: CharacterProfile
  priority: Priority
  /** When the character is due again (epoch ms). */
  due: number
  /** Failed attempts in a row, 0 after a good one. */
  failures: number
}

/** The queue: an index of the character table by priority and due time. All times in epoch ms. */
export const queueAccess = ({ table, send, holds }: Connection) => ({
  /** The profile and its place in the queue; null for an id that was never asked for. */
  readProfile: async (id: number): Promise<QueuedProfile | null> => {
    const { Item } = await send(new GetCommand({ TableName: table, Key: profileKey(id), ConsistentRead: true }))
    return Item ? parseProfileItem(Item) : null
  },

  /** Puts an id that we do not know in the queue; false where it is known already. */
  addCharacter: (id: number, now: number): Promise<boolean> => {
    const item = { ...profileKey(id), profile: newProfile(id, now), queue: queueOf(priorities.fresh), due: now }
    return holds(() =>
      send(
        new PutCommand({
          TableName: table,
          Item: { ...item, failures: 0 },
          ConditionExpression: 'attribute_not_exists(pk)',
        }),
      ),
    )
  },

  /** Moves a known character to the front; false where it is unknown or being synced right now. */
  askFor: (id: number, now: number): Promise<boolean> =>
    holds(() =>
      send(
        new UpdateCommand({
          TableName: table,
          Key: profileKey(id),
          UpdateExpression: 'SET queue = :queue, due = :now',
          ConditionExpression: 'attribute_exists(pk) AND (attribute_not_exists(leaseUntil) OR leaseUntil <= :now)',
          ExpressionAttributeValues: { ':queue': queueOf(priorities.asked), ':now': now },
        }),
      ),
    ),

  /** Ids of at most `limit` characters that are due, in the order in which they should be synced. */
  dueCharacters: async ({ now, limit }: { now: number; limit: number }): Promise<number[]> => {
    const ids: number[] = []
    for (const priority of Object.values(priorities)) {
      if (ids.length >= limit) break
      const { Items = [] } = await send(
        new QueryCommand({
          TableName: table,
          IndexName: queueIndex,
          KeyConditionExpression: 'queue = :queue AND due <= :now',
          ExpressionAttributeValues: { ':queue': queueOf(priority), ':now': now },
          Limit: limit - ids.length,
        }),
      )
      ids.push(...Items.map((item) => idOfKey(String(item.pk))))
    }
    return ids
  },

  /**
   * Claims a due character until `until`; null where somebody else was faster or it is not due. The claim moves the due
   * time, so the character leaves the queue, and comes back by itself when the worker dies.
   */
  lease: async (id: number, claim: { now: number; until: number; token: string }): Promise<Lease | null> => {
    let item: Record<string, unknown> | undefined
    const leased = await holds(async () => {
      const { Attributes } = await send(
        new UpdateCommand({
          TableName: table,
          Key: profileKey(id),
          UpdateExpression:
            'SET lease = :token, leaseUntil = :until, due = :until, attemptAt = if_not_exists(attemptAt, :now)',
          ConditionExpression: 'due <= :now AND (attribute_not_exists(leaseUntil) OR leaseUntil <= :now)',
          ExpressionAttributeValues: { ':token': claim.token, ':until': claim.until, ':now': claim.now },
          ReturnValues: 'ALL_NEW',
        }),
      )
      item = Attributes
    })
    if (!leased || !item) return null
    const read = parseProfileItem(item)
    return { ...read, token: claim.token, attemptAt: read.attemptAt ?? claim.now }
  },

  /** Ends a sync: profile, next due time and the end of the lease in one write; false where the lease was lost. */
  finish: (id: number, token: string, { profile, priority, due, failures }: Finished): Promise<boolean> =>
    holds(() =>
      send(
        new UpdateCommand({
          TableName: table,
          Key: profileKey(id),
          UpdateExpression:
            'SET #profile = :profile, queue = :queue, due = :due, failures = :failures REMOVE lease, leaseUntil, attemptAt',
          ConditionExpression: 'lease = :token',
          ExpressionAttributeNames: { '#profile': 'profile' },
          ExpressionAttributeValues: {
            ':profile': profile,
            ':queue': queueOf(priority),
            ':due': due,
            ':failures': failures,
            ':token': token,
          },
        }),
      ),
    ),
})
