import * as z from 'zod'
import { epochMs, epochSeconds } from '../game/scalars.ts'
import type { Owned, SyncedPart } from '../character/index.ts'
import type { Connection } from './connection.ts'
import { isNewer } from './item.ts'
import { decodeOwnership, encodeOwnership } from './ownership-set.ts'
import { characterKey, sortKeys } from './table.ts'

const ownershipItemSchema = z.object({
  set: z.instanceof(Uint8Array),
  revision: z.int().positive(),
  asOf: epochMs,
  unknown: z.record(z.string(), epochSeconds).default({}),
  since: epochSeconds.optional(),
  again: epochSeconds.optional(),
})

export interface OwnedPart {
  entries: Owned[]
  /** Names that the Lodestone showed and our tables do not know yet, with when they were first seen (epoch s). */
  unknown: Record<string, number>
  /** When the Lodestone last showed the collection (epoch ms). */
  asOf: number
  /** When it was first read (epoch s); missing if stored before this field existed (see `firstSightOf`). */
  since?: number
  /** When it was last read for the first time after it had been hidden, and showed something new (epoch s): when that was obtained is not known. */
  again?: number
}

/** A stored collection, or why it cannot be read. It is then left as it is: never overwritten, never taken as empty. */
export type StoredPart = ({ ok: true; revision: number } & OwnedPart) | { ok: false; code: string }

export const partKey = (part: SyncedPart): string => `${sortKeys.owned}${part}`

/** Reads a collection's item; damage is a value, because one bad item must not stop a night. */
export const parseOwnershipItem = (item: Record<string, unknown>): StoredPart => {
  if (isNewer(item)) return { ok: false, code: 'newerVersion' }
  const parsed = ownershipItemSchema.safeParse(item)
  if (!parsed.success) return { ok: false, code: 'badItem' }
  const { set, revision, asOf, unknown, since, again } = parsed.data
  const decoded = decodeOwnership(set)
  if (!decoded.ok) return decoded
  return {
    ...{ ok: true, entries: decoded.entries, unknown, asOf, revision },
    ...(since === undefined ? {} : { since }),
    ...(again === undefined ? {} : { again }),
  }
}

export const ownershipAccess = ({ table, holds }: Connection) => ({
  /** One collection; null where none was ever stored. */
  readPart: async (id: number, part: SyncedPart): Promise<StoredPart | null> => {
    const Key = { pk: characterKey(id), sk: partKey(part) }
    const { Item } = await table.get({ Key, ConsistentRead: true })
    return Item ? parseOwnershipItem(Item) : null
  },

  /** Writes over the revision that was read (0: nothing was stored); false if somebody wrote in between. Attributes of a later release stay. */
  writePart: (id: number, part: SyncedPart, owned: OwnedPart, revision: number): Promise<boolean> => {
    const { entries, ...facts } = owned
    const attributes = Object.entries({
      set: encodeOwnership(entries),
      count: entries.length,
      ...facts,
      revision: revision + 1,
    }).filter(([, value]) => value !== undefined)
    return holds(() =>
      table.update({
        Key: { pk: characterKey(id), sk: partKey(part) },
        UpdateExpression: `SET ${attributes.map(([name]) => `#${name} = :${name}`).join(', ')}`,
        ConditionExpression: revision === 0 ? 'attribute_not_exists(pk)' : '#revision = :read',
        ExpressionAttributeNames: Object.fromEntries(attributes.map(([name]) => [`#${name}`, name])),
        ExpressionAttributeValues: {
          ...Object.fromEntries(attributes.map(([name, value]) => [`:${name}`, value])),
          ...(revision === 0 ? {} : { ':read': revision }),
        },
      }),
    )
  },
})
