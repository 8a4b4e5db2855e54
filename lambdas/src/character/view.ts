import {
  clanAndGender,
  type CharacterFacts,
  type SyncedPart,
  summarise,
  type CharacterStatus,
} from '@kupodex/data/character'
import type { CharacterAnswer, RanksOfCharacter } from '@kupodex/data/contract'
import { priorities, type QueuedProfile, type StoredCharacter } from '@kupodex/data/store'

/** Ranks of one character by board; null where the newest night did not rank it. */
export type CharacterRanks = RanksOfCharacter | null

/** Where a character stands: one that is ready and asked for, or being synced, is updating. `now` in epoch ms. */
export const statusAt = ({ profile, priority, leaseUntil }: QueuedProfile, now: number): CharacterStatus => {
  const working = priority === priorities.asked || (leaseUntil !== null && leaseUntil > now)
  return profile.status === 'ready' && working ? 'updating' : profile.status
}

const ranksOf = (ranks: CharacterRanks, type: string) => {
  const standard = ranks?.[`${type}/standard`]
  return { world: standard?.world ?? null, global: standard?.global ?? null }
}

/**
 * A character as the pages read it. What its player hides is left out, though we keep what we saw while it was public; what
 * is not known is empty, 0 or null as the contract has it.
 */
export const viewCharacter = (
  stored: Pick<StoredCharacter, keyof QueuedProfile | 'owned'>,
  facts: CharacterFacts,
  ranks: CharacterRanks,
  now: number,
): CharacterAnswer => {
  const { profile } = stored
  const hidden = profile.status === 'private'
  const isPrivate = (part: SyncedPart) => hidden || profile.privacy[part].state === 'private'
  const shown = (part: SyncedPart) => (isPrivate(part) ? [] : (stored.owned[part] ?? []))
  const achievements = summarise(shown('achievements'), facts.achievements, profile.legacy)
  const mounts = summarise(shown('mounts'), facts.mounts, profile.legacy)
  const minions = summarise(shown('minions'), facts.minions, profile.legacy)
  const [worldName, dcName] = facts.worlds[String(profile.worldId)] ?? ['', '']
  const rank = {
    achievement: ranksOf(ranks, 'achievement'),
    mount: ranksOf(ranks, 'mount'),
    minion: ranksOf(ranks, 'minion'),
  }
  return {
    id: profile.id,
    name: profile.name ?? '',
    worldId: profile.worldId ?? 0,
    worldName,
    dcName,
    iconUrl: profile.iconUrl ?? '',
    imageUrl: hidden ? '' : (profile.imageUrl ?? ''),
    clanId2: hidden ? 0 : clanAndGender(profile),
    status: statusAt(stored, now),
    private: hidden,
    deleted: profile.status === 'deleted',
    createdAt: profile.createdAt,
    updatedAt: profile.updatedAt,
    achievementsPrivate: isPrivate('achievements'),
    mountsPrivate: isPrivate('mounts'),
    minionsPrivate: isPrivate('minions'),
    achievements: achievements.list,
    mounts: mounts.list,
    minions: minions.list,
    achievementPoints: achievements.points,
    achievementPointsPossible: achievements.pointsPossible,
    achievementCount: achievements.count,
    achievementPossible: achievements.possible,
    achievementRecent: achievements.recent,
    achievementRank: rank.achievement.world,
    globalAchievementRank: rank.achievement.global,
    mountCount: mounts.count,
    mountPossible: mounts.possible,
    mountRecent: mounts.recent,
    mountRank: rank.mount.world,
    globalMountRank: rank.mount.global,
    minionCount: minions.count,
    minionPossible: minions.possible,
    minionRecent: minions.recent,
    minionRank: rank.minion.world,
    globalMinionRank: rank.minion.global,
  }
}
