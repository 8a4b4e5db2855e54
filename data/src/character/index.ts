export { type CharacterFacts, factsKey, factsOf, factsSchema, type FactTables } from './facts.ts'
export { mergeOwnership, type Merged, type Seen } from './merge.ts'
export { type DamageCode, type Decoded, decodeOwnership, encodeOwnership, type Owned } from './ownership.ts'
export {
  type PartPrivacy,
  type Privacy,
  type PrivacyPart,
  privacyParts,
  type SyncedPart,
  syncedParts,
  unknownPrivacy,
} from './parts.ts'
export {
  type CharacterProfile,
  characterStatuses,
  type CharacterStatus,
  clanAndGender,
  newProfile,
  profileSchema,
} from './profile.ts'
export { summarise, type Summary } from './summary.ts'
export { eventsBetween, type TimelineEvent, timelineEventSchema } from './timeline.ts'
