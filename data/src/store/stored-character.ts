import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { type Owned, type SyncedPart, syncedParts } from '../character/index.ts'
import type { Connection } from './connection.ts'
import { type Ticks, parseMarksItem } from './ticks.ts'
import { parseOwnershipItem, partKey } from './ownership-item.ts'
import { parseProfileItem, type QueuedProfile } from './profile-item.ts'
import { characterKey, sortKeys } from './table.ts'

/** A character with its collections; the timeline is read apart. */
export interface StoredCharacter extends QueuedProfile {
  /** What it owns, by part; a part that was never stored or is damaged is missing. */
  owned: Partial<Record<SyncedPart, Owned[]>>
  /** When each was first read (epoch s), if stored (see `firstSightOf`). */
  since: Partial<Record<SyncedPart, number>>
  /** What was ticked by hand, by type. */
  marks: Record<string, Ticks>
  /** Parts whose item is stored and cannot be read. */
  damaged: SyncedPart[]
}

const partByKey = new Map(syncedParts.map((part) => [partKey(part), part]))

/** Puts the items of one partition together; null where the profile is not among them. */
export const assembleCharacter = (items: readonly Record<string, unknown>[]): StoredCharacter | null => {
  const profile = items.find((item) => item.sk === sortKeys.profile)
  if (!profile) return null
  const character: StoredCharacter = { ...parseProfileItem(profile), owned: {}, since: {}, marks: {}, damaged: [] }
  for (const item of items) {
    const key = String(item.sk)
    const part = partByKey.get(key)
    if (part) {
      const stored = parseOwnershipItem(item)
      if (!stored.ok) character.damaged.push(part)
      else {
        character.owned[part] = stored.entries
        if (stored.since !== undefined) character.since[part] = stored.since
      }
    } else if (key.startsWith(sortKeys.marks)) {
      character.marks[key.slice(sortKeys.marks.length)] = parseMarksItem(item)
    }
  }
  return character
}

/** Reading a whole character. */
export const characterAccess = ({ table, send }: Connection) => ({
  /** A character with its collections in one query; null for an id that was never asked for. */
  readCharacter: async (id: number): Promise<StoredCharacter | null> => {
    const items: Record<string, unknown>[] = []
    let ExclusiveStartKey: Record<string, unknown> | undefined
    do {
      const page = await send(
        new QueryCommand({
          TableName: table,
          KeyConditionExpression: 'pk = :pk AND sk <= :profile',
          ExpressionAttributeValues: { ':pk': characterKey(id), ':profile': sortKeys.profile },
          ...(ExclusiveStartKey ? { ExclusiveStartKey } : {}),
        }),
      )
      items.push(...(page.Items ?? []))
      ExclusiveStartKey = page.LastEvaluatedKey
    } while (ExclusiveStartKey)
    return assembleCharacter(items)
  },
})
