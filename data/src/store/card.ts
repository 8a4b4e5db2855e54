import type { CharacterProfile } from '../character/index.ts'
import { batchGet } from './batch-get.ts'
import type { Connection } from './connection.ts'
import { parseProfileItem, profileKey } from './profile-item.ts'

export interface Card {
  name: string
  worldId: number
  iconUrl: string
}

/** What lists show of a character; null where it was never read, or hides. */
export const cardOf = ({ name, worldId, status, iconUrl }: CharacterProfile): Card | null => {
  if (name === null) return null
  // The pictures of a player who is gone, or hides, are shown no more.
  return { name, worldId: worldId ?? 0, iconUrl: status === 'ready' ? (iconUrl ?? '') : '' }
}

export const cardAccess = (connection: Connection) => ({
  /** The cards of characters by id; those that were never read, and those whose players hide them, have none. */
  readCards: async (ids: readonly number[]): Promise<Map<number, Card>> => {
    const items = await batchGet(connection, ids.map(profileKey), true)
    return new Map(
      items.flatMap((item) => {
        const { profile } = parseProfileItem(item)
        const card = cardOf(profile)
        return card ? [[profile.id, card] as const] : []
      }),
    )
  },
})
