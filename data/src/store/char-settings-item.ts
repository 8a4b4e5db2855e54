import { type CharSettings, charSettingsSchema, noSettings } from '../character/index.ts'
import { batchGet } from './batch-get.ts'
import type { Connection } from './connection.ts'
import { readItem } from './change-over.ts'
import { notEnded, notNewer, readable, refuseEnded } from './item.ts'
import { characterKey, idOfKey, sortKeys } from './table.ts'

export const settingsKey = (id: number) => ({ pk: characterKey(id), sk: sortKeys.settings })

/** Reads a settings item; throws for one that is not valid or of a later release, as nobody may take it for "not private". */
export const parseSettingsItem = (item: Record<string, unknown>): CharSettings => {
  const { private: isPrivate, icon, groups } = charSettingsSchema.parse(readable(item))
  return { private: isPrivate, icon, groups }
}

/** Whether a character is hidden; one whose settings cannot be read is. */
const isHidden = (item: Record<string, unknown>): boolean => {
  try {
    return parseSettingsItem(item).private
  } catch {
    return true
  }
}

export const charSettingsAccess = (connection: Connection) => {
  const { table, holds } = connection
  return {
    /** The settings of a character, as last written. */
    readCharSettings: async (id: number): Promise<CharSettings> => {
      const { Item } = await table.get({ Key: settingsKey(id), ConsistentRead: true })
      return Item ? parseSettingsItem(Item) : noSettings
    },

    /**
     * Writes the settings of a character, and returns them; what is missing and what a later release added stays. `since` when whoever writes owns it (epoch ms):
     * throws an `OwnershipEndedError` where they have deleted it all meanwhile.
     */
    writeCharSettings: async (
      id: number,
      { private: isPrivate, icon, groups }: Omit<CharSettings, 'groups'> & { groups?: boolean | undefined },
      since?: number,
    ): Promise<CharSettings> => {
      const ended = notEnded(since)
      let settings: CharSettings = { private: isPrivate, icon, groups: groups ?? true }
      const written = await holds(async () => {
        const { Attributes } = await table.update({
          Key: settingsKey(id),
          UpdateExpression: `SET #private = :private, icon = :icon${groups === undefined ? '' : ', groups = :groups'}`,
          ConditionExpression: [notNewer.condition, ...ended.conditions].join(' AND '),
          ExpressionAttributeNames: { '#private': 'private' },
          ExpressionAttributeValues: {
            ...{ ...notNewer.values, ...ended.values, ':private': isPrivate, ':icon': icon },
            ...(groups === undefined ? {} : { ':groups': groups }),
          },
          ReturnValues: 'ALL_NEW',
        })
        settings = parseSettingsItem(Attributes ?? {})
      })
      // Refused by an item of a later release, or because it is not the owner's any more: reading it says which.
      if (!written) refuseEnded(await readItem(connection, settingsKey(id)), since)
      return settings
    },

    /** Those of some characters that their owners hide, or whose settings cannot be read: one of them stops no search. */
    hiddenAmong: async (ids: readonly number[]): Promise<Set<number>> => {
      const items = await batchGet(connection, ids.map(settingsKey))
      return new Set(items.filter(isHidden).map(({ pk }) => idOfKey(String(pk))))
    },
  }
}
