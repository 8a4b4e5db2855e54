import { isOptedOut } from '../character/index.ts'
import { batchGet } from './batch-get.ts'
import { type Card, cardOf } from './card.ts'
import { parseSettingsItem, settingsKey } from './char-settings-item.ts'
import type { Connection } from './connection.ts'
import type { Item } from './item.ts'
import { parseProfileItem, profileKey } from './profile-item.ts'

/**
 * A character as groups have it: what they show of it, or why they do not. It is not known, or not read yet; hidden or private, or its
 * owner wants it in no group, which is nobody else's business; or gone from the Lodestone.
 */
export type MemberOfGroup = { card: Card } | { why: 'unknown' | 'hidden' | 'deleted' }

const ofProfile = (item: Item): MemberOfGroup => {
  const { profile } = parseProfileItem(item)
  const card = cardOf(profile)
  if (isOptedOut(profile) || profile.status === 'private') return { why: 'hidden' }
  if (profile.status === 'deleted') return { why: 'deleted' }
  return profile.status === 'ready' && card ? { card } : { why: 'unknown' }
}

const memberOf = (profile: Item | undefined, settings: Item | undefined): MemberOfGroup => {
  if (!profile) return { why: 'unknown' }
  try {
    const { private: isHidden, groups } = settings ? parseSettingsItem(settings) : { private: false, groups: true }
    const member = ofProfile(profile)
    if ('why' in member) return member
    return isHidden || !groups ? { why: 'hidden' } : member
  } catch {
    // What cannot be read may say that it is to be hidden, and must not hide a whole group.
    return { why: 'hidden' }
  }
}

export const groupMemberAccess = (connection: Connection) => ({
  /** Characters as groups have them, by id, as their owners last decided. */
  readMembers: async (ids: readonly number[]): Promise<Map<number, MemberOfGroup>> => {
    const [profiles, settings] = await Promise.all(
      [profileKey, settingsKey].map(
        async (keyOf) => new Map((await batchGet(connection, ids.map(keyOf))).map((item) => [String(item.pk), item])),
      ),
    )
    return new Map(
      ids.map((id) => {
        const { pk } = profileKey(id)
        return [id, memberOf(profiles?.get(pk), settings?.get(pk))]
      }),
    )
  },
})
