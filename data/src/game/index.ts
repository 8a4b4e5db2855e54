export {
  defaultLanguage,
  inLanguage,
  isLanguage,
  type Language,
  languages,
  nameIn,
  type Names,
  namesSchema,
} from './ground/languages.ts'
export { type Draft, type TableDefinition, type TableName, type TableRow, tables } from './schema/index.ts'
export { type Columns, columnsOf, rowsOfColumns } from './columns.ts'
export { type LeanRow, leanRows, type LocalisedRow } from './lean-row.ts'
export {
  differing,
  type EditedTable,
  editedTables,
  hasSourceType,
  howToProblem,
  type HowToProblem,
  type HowToWords,
  isEdited,
  isEmptyOverride,
  isSameOverride,
  longestHowTo,
  overridden,
  type Overridable,
  type Override,
  tidyHowTo,
} from './overrides.ts'
export { recordOf } from './record-of.ts'
export { type GoneReason, goneReasons } from './ground/gone.ts'
export {
  type Activity,
  activities,
  type Cost,
  huntRanks,
  type PvpMode,
  pvpModes,
  type Source,
  sourceSchema,
  totemNeeds,
} from './sources/source.ts'
export { type Coordinates, coordinatesText, withoutCoordinates } from './ground/coordinates.ts'
export { type CosmicMissionType, cosmicMissionTypes, cosmicRanks } from './ground/cosmic.ts'
export { bozjanBattleNames, dynamicEventIdBase, type FateType, fateTypes } from './ground/fates.ts'
export { type IshgardGroup, ishgardGroups, type IshgardJob, ishgardJobs, ishgardSeasons } from './ishgard.ts'
export { facePath, facePattern, lodestoneFaces } from './lodestone-faces.ts'
export { lodestoneRegions } from './ground/language.ts'
export { mapCoordinates } from './map-coordinates.ts'
export { expansionOfPatch, mainPatch, patchText } from './main-patch.ts'
export { achievementPatch, patchesById, titlePatch } from './patch-of.ts'
export { laterPatches, patches } from './patches.ts'
export {
  relicHints,
  type RelicKind,
  relicKinds,
  type RelicRole,
  relicRoles,
  type RelicSlot,
  relicSlots,
} from './ground/relics.ts'
export { type PortraitPart, portraitParts, portraitUnlockTypes } from './ground/portraits.ts'
export { type Unlock, type UnlockKind, unlockKinds, unlockSchema } from './collections/unlocks.ts'
export {
  type AchievementDetail,
  type Collection,
  type PageFacts,
  collectionPages,
  collectionNames,
  collections,
  isLearnt,
  isSeenType,
  isSyncedType,
  type KnownCollection,
  type ListedCollection,
  type ListDetail,
  type PageDetail,
  type PageFacet,
  type PageFilter,
  type PageLevel,
  type MenuGroup,
  type PageSearchField,
  type PageSection,
  type PageSort,
  type PageView,
  type TitleDetail,
  listedCollections,
  menuGroups,
  mostRows,
  type SeenCollection,
  readOnlyCollections,
  seenCollections,
  soldTypes,
  type SyncedCollection,
  syncedCollections,
  type TickedCollection,
  tickedCollections,
  type UnlockedCollection,
  unlockedCollections,
} from './collections/index.ts'
export { waySeparator } from './how-to/texts.ts'
export { type Origin, type OriginKind, originKinds, originsOf } from './how-to/origins.ts'
export { goneText, type NamedPart, originName, renderSources, waysOf } from './how-to/render.ts'
export { type BoardType, boardTypes } from './board-types.ts'
export {
  type BoardMode,
  boardModes,
  modesOf,
  newestRaid,
  raidAnchors,
  rarityTables,
  type RarityType,
  rarityTypes,
} from './boards.ts'
