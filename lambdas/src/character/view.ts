import {
  type CharacterFacts,
  type CharacterStatus,
  clanAndGender,
  type ItemType,
  itemTypes,
  metasOf,
  type PartPrivacy,
  partTypes,
  type PrivacyPart,
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
import { type KnownCharacter, type Shown, shownOf } from './shown.ts'
import type { Standings } from './standings.ts'
import { achievementsOf, summaryOf } from './summaries.ts'

/** The status of a character: `updating` if it is ready and was asked for, or is being synced. `now` in epoch ms. */
export const statusAt = ({ profile, priority, leaseUntil }: QueuedProfile, now: number): CharacterStatus => {
  const working = priority === priorities.asked || (leaseUntil !== null && leaseUntil > now)
  return profile.status === 'ready' && working ? 'updating' : profile.status
}

/** The identity and status of a character: the only fields that are answered for a private one. */
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
    const own = ranks?.[board]
    if (!own) return null
    const of = { world: sizeOf(board, worldName), dataCenter: sizeOf(board, dcName), global: sizeOf(board, 'global') }
    return { ...own, of }
  })

/** The ranks in the world and globally again, as separate fields. */
const rankFields = (standings: CharacterAnswer['ranks']) =>
  Object.fromEntries(
    boardTypes.flatMap((type) => [
      [`${type}Rank`, standings[type]?.world ?? null],
      [`global${capitalised(type)}Rank`, standings[type]?.global ?? null],
    ]),
  ) as Pick<CharacterAnswer, RankField>

/** Which parts are private, as separate fields. */
const privateFields = ({ isPrivate }: Shown) =>
  Object.fromEntries(syncedParts.map((part) => [`${part}Private`, isPrivate(part)])) as Record<
    `${SyncedPart}Private`,
    boolean
  >

/** Totals by source, for the collections that have them. */
const sourceFields = (shown: Shown, facts: CharacterFacts) =>
  Object.fromEntries(
    seenCollections.flatMap(({ type, table, bySource }) =>
      bySource ? [[`${type}Sources`, summariseSources(shown.owned(table), facts[table])]] : [],
    ),
  ) as Pick<CharacterAnswer, SourcesField>

/** How a part stands; of one that is public and whose item cannot be read, nothing is known, which is not the same as empty. */
const partOf = ({ profile, damaged }: KnownCharacter, part: PrivacyPart): PartPrivacy => {
  const isUnreadable = (damaged as readonly PrivacyPart[]).includes(part)
  const own = profile.privacy[part]
  return isUnreadable && own.state === 'public' ? { state: 'unknown', asOf: null } : own
}

/**
 * A character as the pages read it. What its player hides is left out; what is not known is empty, 0 or null as defined in
 * the contract.
 */
export const viewCharacter = (
  stored: KnownCharacter,
  facts: CharacterFacts,
  standings: Standings,
  now: number,
): CharacterAnswer => {
  const { profile } = stored
  const shown = shownOf(stored)
  const { hidden } = shown
  const identity = identityOf(stored, facts, now)
  const achievements = achievementsOf(shown, facts, profile.legacy)
  const summaries = recordOf(itemTypes, (type) => summaryOf(type, shown, facts, () => achievements))
  const ranks = ranksOf(identity, hidden ? { ...standings, ranks: null } : standings)
  return {
    ...identity,
    imageUrl: hidden ? '' : (profile.imageUrl ?? ''),
    clanId2: hidden ? 0 : clanAndGender(profile),
    hasBanner: 0,
    ...privateFields(shown),
    parts: recordOf(privacyParts, (part) => partOf(stored, part)),
    ...recordOf(syncedParts, (part) => summaries[partTypes[part]].list),
    metas: metasOf(recordOf(syncedParts, shown.owned), facts.metas),
    ...progress(summaries),
    achievementPoints: achievements.total.points,
    achievementPointsPossible: achievements.total.pointsPossible,
    ...rankFields(ranks),
    ranks,
    achievementKinds: achievements.kinds,
    ...sourceFields(shown, facts),
    fishload: [],
    leveload: [],
    bardingload: [],
    emoteload: [],
    fashionload: [],
    hairload: [],
  }
}
