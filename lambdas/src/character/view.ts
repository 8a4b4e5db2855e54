import {
  type CharacterFacts,
  type CharacterProfile,
  type CharacterStatus,
  clanAndGender,
  isMarkType,
  isSeenPart,
  type ItemType,
  itemTypes,
  menuProgress,
  metasOf,
  newProfile,
  type PartPrivacy,
  partOfType,
  partTypes,
  privacyParts,
  type Summary,
  summariseSources,
  type SyncedPart,
  syncedParts,
} from '@kupodex/data/character'
import {
  capitalised,
  type CharacterAnswer,
  type ProfileAnswer,
  type RankField,
  type SourcesField,
} from '@kupodex/data/contract'
import { type BoardType, boardTypes, recordOf, seenCollections } from '@kupodex/data/game'
import { priorities } from '@kupodex/data/sync'
import type { QueuedProfile } from '@kupodex/data/store'
import { hidingOf, type KnownCharacter, type Shown, shownOf, type Viewer } from './shown.ts'
import type { Beside, Standings } from './standings.ts'
import { isKnown, partOf } from './known.ts'
import { achievementsOf, seenSummaryOf, summaryOf } from './summaries.ts'

/** `private` if its owner hides it from the viewer, `updating` if it is ready and was asked for, or is being synced. `now` in epoch ms. */
export const statusAt = (
  { profile, priority, leaseUntil, settings }: QueuedProfile & Pick<KnownCharacter, 'settings'>,
  now: number,
  viewer: Viewer = 'anyone',
): CharacterStatus => {
  if (profile.status === 'ready' && settings.private && viewer !== 'owner') return 'private'
  const working = priority === priorities.asked || (leaseUntil !== null && leaseUntil > now)
  return profile.status === 'ready' && working ? 'updating' : profile.status
}

/** The identity and status of a character: the only fields that are answered for a private one. */
export const identityOf = (
  stored: KnownCharacter,
  facts: CharacterFacts,
  now: number,
  viewer: Viewer = 'anyone',
): Omit<ProfileAnswer, 'deprecated' | 'message'> => {
  const { profile } = stored
  const { hidden } = shownOf(stored, viewer)
  const isDeleted = profile.status === 'deleted'
  // A world that is newer than our tables is kept by its name.
  const [worldName, dcName] = facts.worlds[String(profile.worldId)] ?? [profile.byName.fields.worldId ?? '', '']
  return {
    id: profile.id,
    name: profile.name ?? '',
    worldId: profile.worldId ?? 0,
    worldName,
    dcName,
    iconUrl: hidden || isDeleted ? '' : (profile.iconUrl ?? ''),
    status: statusAt(stored, now, viewer),
    private: hidden,
    ...hidingOf(stored, viewer),
    deleted: isDeleted,
    createdAt: profile.createdAt,
    updatedAt: profile.updatedAt,
  }
}

const progressOf = <Type extends ItemType>(type: Type, { count, possible, percent, recent }: Summary) =>
  ({
    [`${type}Count`]: count,
    [`${type}Possible`]: possible,
    [`${type}Percent`]: percent,
    [`${type}Recent`]: recent,
  }) as { [T in Type as `${T}Count` | `${T}Possible` | `${T}Percent`]: number } & {
    [T in Type as `${T}Recent`]: number | null
  }

const progress = (summaries: Record<ItemType, Summary>) =>
  Object.assign({}, ...itemTypes.map((type) => progressOf(type, summaries[type]))) as ReturnType<
    typeof progressOf<ItemType>
  >

type Standing = CharacterAnswer['ranks'][BoardType]

/** The ranks of a character on the standard board of each type; null if the night did not rank it. */
const ranksOf = (
  { worldName, dcName }: Pick<ProfileAnswer, 'worldName' | 'dcName'>,
  { ranks, sizeOf }: Standings,
): CharacterAnswer['ranks'] =>
  recordOf(boardTypes, (type): Standing => {
    const board = `${type}/standard`
    const rank = ranks?.[board]
    if (!rank) return null
    const sizes = {
      world: sizeOf(board, worldName),
      dataCenter: sizeOf(board, dcName),
      global: sizeOf(board, 'global'),
    }
    return { ...rank, of: sizes }
  })

const rankFields = (standings: CharacterAnswer['ranks']) =>
  Object.fromEntries(
    boardTypes.flatMap((type) => [
      [`${type}Rank`, standings[type]?.world ?? null],
      [`global${capitalised(type)}Rank`, standings[type]?.global ?? null],
    ]),
  ) as Pick<CharacterAnswer, RankField>

const privateFields = ({ isPrivate }: Shown) =>
  Object.fromEntries(syncedParts.map((part) => [`${part}Private`, isPrivate(part)])) as Record<
    `${SyncedPart}Private`,
    boolean
  >

const sourceFields = (shown: Shown, facts: CharacterFacts) =>
  Object.fromEntries(
    seenCollections.flatMap(({ type, table, bySource }) =>
      bySource ? [[`${type}Sources`, summariseSources(shown.owned(table), facts[table])]] : [],
    ),
  ) as Pick<CharacterAnswer, SourcesField>

const profileFields = (profile: CharacterProfile) => {
  const { gender, titleId, guardianId, townId, grandCompanyId, freeCompany, activeJobId, levels, gear } = profile
  return {
    ...{ gender, titleId, guardianId, townId, grandCompanyId, activeJobId },
    // Only what is in the contract: the stored object may have more.
    freeCompany: freeCompany && { id: freeCompany.id, name: freeCompany.name },
    jobs: Object.entries(levels).map(([id, level]) => ({ id: Number(id), level, itemLevel: gear[id] ?? null })),
  }
}

/** What is said of each part of a character that is hidden on Kupodex: not how it stands on the Lodestone, nor when it was read. */
const hiddenPart: PartPrivacy = { state: 'private', asOf: null }

/** The progress of the menu's entries, of the types of which it is known what the character has. */
const menuOf = (stored: KnownCharacter, shown: Shown, facts: CharacterFacts, summaries: Record<ItemType, Summary>) =>
  menuProgress(facts.menu, (type) => {
    const part = partOfType(type as ItemType)
    const isUnknown = shown.hidden || (part !== null && !isMarkType(type as ItemType) && !isKnown(stored, shown, part))
    return isUnknown ? undefined : summaries[type as ItemType]?.list
  })

/** A character as the pages read it. What is hidden from the viewer is left out; what is not known is empty, 0 or null as defined in the contract. */
export const viewCharacter = (
  stored: KnownCharacter,
  facts: CharacterFacts,
  beside: Beside,
  now: number,
  viewer: Viewer = 'anyone',
): CharacterAnswer => {
  const { profile } = stored
  const shown = shownOf(stored, viewer)
  const { hidden } = shown
  const identity = identityOf(stored, facts, now, viewer)
  const hidesParts = identity.optedOut || (identity.hiddenByOwner && viewer !== 'owner')
  const achievements = achievementsOf(shown, facts, !hidden && profile.legacy)
  const summaries = recordOf(itemTypes, (type) => summaryOf(type, shown, facts, () => achievements))
  const ranks = ranksOf(identity, hidden ? { ...beside, ranks: null } : beside)
  const banner = hidden ? null : beside.banner
  return {
    ...identity,
    imageUrl: hidden || identity.deleted ? '' : (profile.imageUrl ?? ''),
    clanId2: hidden ? 0 : clanAndGender(profile),
    ...profileFields(hidden ? newProfile(profile.id, profile.createdAt) : profile),
    icon: stored.settings.icon,
    hasBanner: banner?.at ?? 0,
    banner,
    ...privateFields(shown),
    parts: recordOf(privacyParts, (part) => (hidesParts ? hiddenPart : partOf(stored, part))),
    // What its pages listed, whatever else is known.
    ...recordOf(syncedParts, (part) =>
      isSeenPart(part) && isMarkType(partTypes[part])
        ? seenSummaryOf(part, shown, facts).list
        : summaries[partTypes[part]].list,
    ),
    gainedAfter: recordOf(syncedParts, shown.gainedAfter),
    metas: metasOf(recordOf(syncedParts, shown.owned), facts.metas),
    ...progress(summaries),
    achievementPoints: achievements.total.points,
    achievementPointsPossible: achievements.total.pointsPossible,
    ...rankFields(ranks),
    ranks,
    ranksAt: hidden ? null : beside.at,
    achievementKinds: achievements.kinds,
    ...sourceFields(shown, facts),
    menu: menuOf(stored, shown, facts, summaries),
    fishload: [],
    leveload: [],
    bardingload: [],
    emoteload: [],
    fashionload: [],
    hairload: [],
  }
}
