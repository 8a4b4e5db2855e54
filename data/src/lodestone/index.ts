export { type CollectionKind, tabbedCollections } from './ground/collection-kinds.ts'
export { classify } from './pages/classify.ts'
export {
  type Clock,
  contactSetting,
  createLodestone,
  type Lodestone,
  type Pace,
  rateSetting,
  type Reading,
  systemClock,
} from './client/client.ts'
export { type BackOffLimits, challengePause, retryAfterOf, waitBefore } from './client/back-off.ts'
export { readBody } from './client/read-body.ts'
export { defaultBase, type PageRequest } from './client/requests.ts'
export type { TabName } from './ground/tabs.ts'
export { isOfAddress, outcomeWords, type Parsed, type Refusal, wordsOfCode } from './ground/outcome.ts'
export type { AchievementHistoryPage, AchievementKindPage } from './pages/achievements.ts'
export type { CharacterPage } from './pages/character.ts'
export type { MemberListPage } from './pages/entries.ts'
export type { Gear } from './pages/gear.ts'
export type { TooltipPage } from './pages/tooltip.ts'
export type { WorldStatusPage } from './pages/world-status.ts'
export { type PageKind, pageKinds, type PageValues, parsePage } from './pages/parse.ts'
