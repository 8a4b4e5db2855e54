export { type CharSettings, charSettingsSchema, noSettings } from './char-settings.ts'
export { firstSightOf, gainedAfterOf, sightsOf } from './first-sight.ts'
export { type AchievementSummary, summariseAchievements } from './achievement-sums.ts'
export { type CharacterFacts, factsKey, factsOf, factsSchema, type FactTables } from './facts.ts'
export {
  isItemType,
  isMarkType,
  type ItemType,
  itemTypes,
  itemWord,
  itemWords,
  markTables,
  type MarkType,
  markTypes,
} from './mark-types.ts'
export { averageItemLevel } from './item-level.ts'
export { menuProgress } from './menu.ts'
export { mergeOwnership, type Seen } from './merge.ts'
export { metasOf } from './metas.ts'
export { oncePer } from './once.ts'
export { asksToBeHidden, isOptedOut, optOutWord } from './opt-out.ts'
export {
  isSeenPart,
  type Owned,
  partOfType,
  partTypes,
  type PrivacyPart,
  privacyParts,
  type SeenPart,
  seenParts,
  type SyncedPart,
  syncedParts,
  typeParts,
} from './parts.ts'
export { type KnownThing, thingsOf } from './ownership.ts'
export { decodeOwned, encodeOwned } from './owned-bits.ts'
export { type Proofs, proofsOf } from './proofs.ts'
export { isWithheld, type PartPrivacy } from './privacy.ts'
export {
  type CharacterProfile,
  characterStatuses,
  type CharacterStatus,
  clanAndGender,
  newProfile,
  profileSchema,
} from './profile.ts'
export {
  countedIds,
  countsFor,
  recentOf,
  summarise,
  summariseMarks,
  summariseSources,
  type Summary,
  unknownThings,
} from './summary.ts'
export { storedObject } from './stored-object.ts'
export { eventsBetween, type TimelineEvent, timelineEventSchema } from './timeline.ts'
