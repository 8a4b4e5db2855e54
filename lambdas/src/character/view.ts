import {
  type CharacterFacts,
  type CharacterStatus,
  clanAndGender,
  type MarkType,
  markTypes,
  metasOf,
  type Summary,
  summariseSources,
} from '@kupodex/data/character'
import type { CharacterAnswer, ProfileAnswer } from '@kupodex/data/contract'
import { priorities } from '@kupodex/data/sync'
import type { QueuedProfile } from '@kupodex/data/store'
import { type KnownCharacter, shownOf } from './shown.ts'
import type { Standings } from './standings.ts'
import { achievementsOf, markSummaryOf, summaryOf } from './summaries.ts'

/** Where a character stands: one that is ready and asked for, or being synced, is updating. `now` in epoch ms. */
export const statusAt = ({ profile, priority, leaseUntil }: QueuedProfile, now: number): CharacterStatus => {
  const working = priority === priorities.asked || (leaseUntil !== null && leaseUntil > now)
  return profile.status === 'ready' && working ? 'updating' : profile.status
}

/** Who a character is, and how it stands: the only things that a private one tells. */
export const identityOf = (
  stored: KnownCharacter,
  facts: CharacterFacts,
  now: number,
): Omit<ProfileAnswer, 'deprecated' | 'message'> => {
  const { profile } = stored
  const [worldName, dcName] = facts.worlds[String(profile.worldId)] ?? ['', '']
  return {
    id: profile.id,
    name: profile.name ?? '',
    worldId: profile.worldId ?? 0,
    worldName,
    dcName,
    iconUrl: profile.iconUrl ?? '',
    status: statusAt(stored, now),
    private: profile.status === 'private',
    deleted: profile.status === 'deleted',
    createdAt: profile.createdAt,
    updatedAt: profile.updatedAt,
  }
}

/** The four fields of a collection's progress, under its own name. */
const progressOf = <Type extends string>(type: Type, { count, possible, percent, recent }: Summary) =>
  ({
    [`${type}Count`]: count,
    [`${type}Possible`]: possible,
    [`${type}Percent`]: percent,
    [`${type}Recent`]: recent,
  }) as { [T in Type as `${T}Count` | `${T}Possible` | `${T}Percent`]: number } & {
    [T in Type as `${T}Recent`]: number | null
  }

const marksProgress = (each: (type: MarkType) => Summary) =>
  Object.assign({}, ...markTypes.map((type) => progressOf(type, each(type)))) as ReturnType<typeof progressOf<MarkType>>

/**
 * A character as the pages read it. What its player hides is left out; what is not known is empty, 0 or null as the
 * contract has it.
 */
export const viewCharacter = (
  stored: KnownCharacter,
  facts: CharacterFacts,
  { ranks, sizeOf }: Standings,
  now: number,
): CharacterAnswer => {
  const { profile } = stored
  const shown = shownOf(stored)
  const { hidden } = shown
  const achievements = achievementsOf(shown, facts, profile.legacy)
  const summary = (type: 'mount' | 'minion' | 'facewear') => summaryOf(type, shown, facts, profile.legacy)
  const [mounts, minions, facewear] = [summary('mount'), summary('minion'), summary('facewear')]
  const identity = identityOf(stored, facts, now)
  const standing = (type: string) => {
    const board = `${type}/standard`
    const own = hidden ? undefined : ranks?.[board]
    if (!own) return null
    const size = (scope: string) => sizeOf(board, scope)
    return {
      ...own,
      of: { world: size(identity.worldName), dataCenter: size(identity.dcName), global: size('global') },
    }
  }
  const [byAchievements, byMounts, byMinions] = [standing('achievement'), standing('mount'), standing('minion')]
  const owned = {
    achievements: shown.owned('achievements'),
    mounts: shown.owned('mounts'),
    minions: shown.owned('minions'),
  }
  return {
    ...identity,
    imageUrl: hidden ? '' : (profile.imageUrl ?? ''),
    clanId2: hidden ? 0 : clanAndGender(profile),
    hasBanner: 0,
    achievementsPrivate: shown.isPrivate('achievements'),
    mountsPrivate: shown.isPrivate('mounts'),
    minionsPrivate: shown.isPrivate('minions'),
    facewearPrivate: shown.isPrivate('facewear'),
    parts: profile.privacy,
    achievements: achievements.summary.list,
    mounts: mounts.list,
    minions: minions.list,
    facewear: facewear.list,
    metas: metasOf(owned, facts.metas),
    ...progressOf('achievement', achievements.summary),
    ...progressOf('title', achievements.titles),
    ...progressOf('mount', mounts),
    ...progressOf('minion', minions),
    ...progressOf('facewear', facewear),
    ...marksProgress((type) => markSummaryOf(type, shown, facts)),
    achievementPoints: achievements.total.points,
    achievementPointsPossible: achievements.total.pointsPossible,
    achievementRank: byAchievements?.world ?? null,
    globalAchievementRank: byAchievements?.global ?? null,
    mountRank: byMounts?.world ?? null,
    globalMountRank: byMounts?.global ?? null,
    minionRank: byMinions?.world ?? null,
    globalMinionRank: byMinions?.global ?? null,
    ranks: { achievement: byAchievements, mount: byMounts, minion: byMinions },
    achievementKinds: achievements.kinds,
    mountSources: summariseSources(owned.mounts, facts.mounts),
    minionSources: summariseSources(owned.minions, facts.minions),
    fishload: [],
    leveload: [],
    bardingload: [],
    emoteload: [],
    fashionload: [],
    hairload: [],
  }
}
