import { type CharSettings, noSettings, type Owned, type SyncedPart, syncedParts } from '../character/index.ts'
import { batchGet, batchLimit } from './batch-get.ts'
import { inChunks } from './batches.ts'
import { parseSettingsItem, settingsKey } from './char-settings-item.ts'
import type { Connection } from './connection.ts'
import { isEnded, marksPlace, type Ticks, parseMarksItem } from './ticks.ts'
import { parseOwnershipItem, partKey } from './ownership-item.ts'
import { parseProfileItem, profileKey, type QueuedProfile } from './profile-item.ts'
import { queryItems } from './query-all.ts'
import { characterKey, idOfKey, sortKeys } from './table.ts'

/** A character with its collections; the timeline is read apart. */
export interface StoredCharacter extends QueuedProfile {
  /** What it owns, by part; a part that was never stored or is damaged is missing. */
  owned: Partial<Record<SyncedPart, Owned[]>>
  /** When each was first read (epoch s), if stored (see `firstSightOf`). */
  since: Partial<Record<SyncedPart, number>>
  /** When each was last read after it had been hidden (epoch s), if it was (see `OwnedPart`). */
  again: Partial<Record<SyncedPart, number>>
  marks: Record<string, Ticks>
  settings: CharSettings
  /** Parts whose item is stored and cannot be read. */
  damaged: SyncedPart[]
}

const partByKey = new Map(syncedParts.map((part) => [partKey(part), part]))

/** Puts the items of one partition together; null where the profile is not among them. */
export const assembleCharacter = (items: readonly Record<string, unknown>[]): StoredCharacter | null => {
  const profile = items.find((item) => item.sk === sortKeys.profile)
  if (!profile) return null
  const character: StoredCharacter = {
    ...parseProfileItem(profile),
    owned: {},
    since: {},
    again: {},
    marks: {},
    settings: noSettings,
    damaged: [],
  }
  for (const item of items) {
    const key = String(item.sk)
    const part = partByKey.get(key)
    if (part) {
      const stored = parseOwnershipItem(item)
      if (!stored.ok) character.damaged.push(part)
      else {
        character.owned[part] = stored.entries
        if (stored.since !== undefined) character.since[part] = stored.since
        if (stored.again !== undefined) character.again[part] = stored.again
      }
    } else if (key.startsWith(sortKeys.marks)) {
      if (isEnded(item)) continue
      character.marks[key.slice(sortKeys.marks.length)] = parseMarksItem(item)
    } else if (key === sortKeys.settings) {
      character.settings = parseSettingsItem(item)
    }
  }
  return character
}

export interface Wanted {
  parts: readonly SyncedPart[]
  marks: readonly string[]
}

/** The same for one that may not be readable: null then. */
const readable = (items: readonly Record<string, unknown>[]): StoredCharacter | null => {
  try {
    return assembleCharacter(items)
  } catch {
    return null
  }
}

export const characterAccess = (connection: Connection) => ({
  /** In one query; null for an id that was never asked for. `isLatest` reads what was last written, for those who have just written it. */
  readCharacter: async (id: number, isLatest = false): Promise<StoredCharacter | null> =>
    assembleCharacter(
      await queryItems(connection, {
        KeyConditionExpression: 'pk = :pk AND sk <= :profile',
        ExpressionAttributeValues: { ':pk': characterKey(id), ':profile': sortKeys.profile },
        ConsistentRead: isLatest,
      }),
    ),

  /**
   * Several characters by id, with those of their collections that are wanted, each perhaps a moment old. Those that were never asked for,
   * or have an item that cannot be read and says how they are shown, are left out: one of them stops no other.
   */
  readCharacters: async (ids: readonly number[], { parts, marks }: Wanted): Promise<Map<number, StoredCharacter>> => {
    const read = async (keys: readonly { pk: string; sk: string }[]) => {
      const groups = inChunks(keys, batchLimit)
      return (await Promise.all(groups.map((group) => batchGet(connection, group, true)))).flat()
    }
    const heads = await read(ids.flatMap((id) => [profileKey(id), settingsKey(id)]))
    // Of an id that nobody knows there is nothing else to read.
    const known = heads.flatMap((item) => (item['sk'] === sortKeys.profile ? [idOfKey(String(item['pk']))] : []))
    const rest = await read(
      known.flatMap((id) => [
        ...parts.map((part) => ({ pk: characterKey(id), sk: partKey(part) })),
        ...marks.map((type) => marksPlace(id, type).key),
      ]),
    )
    const found = new Map<number, StoredCharacter>()
    for (const [pk, ofOne] of Map.groupBy([...heads, ...rest], (item) => String(item['pk']))) {
      const character = readable(ofOne)
      if (character) found.set(idOfKey(pk), character)
    }
    return found
  },
})
