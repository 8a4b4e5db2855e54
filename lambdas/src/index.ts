export type { BannerDeps } from './banner/banner.ts'
export { openBannerFiles, openShownBanners } from './banner/files.ts'
export type { CardDeps } from './card/card.ts'
export { openCardFiles } from './card/files.ts'
export type { FilledDeps } from './filled/filled.ts'
export { fontFiles } from './card/font-files.ts'
export { characterAnswers, type CharacterDeps } from './character/character.ts'
export {
  apiKeysPattern,
  canaryPattern,
  discordKeyPattern,
  discoverySetting,
  functionSettings,
  clientIdPattern,
  issuerPattern,
  optionalSettings,
  readEnvironment,
  rolesClaimPattern,
  type Setting,
  type Settings,
  type SettingsOf,
  settingsOf,
} from './ground/environment.ts'
export { type AdminDeps } from './admin/admin.ts'
export { type FeedDeps } from './feed/feed.ts'
export { type GameDeps } from './game/game.ts'
export { groupsAnswers, type GroupsDeps } from './groups/groups.ts'
export { acceptedEncodings } from './http/accepted-encodings.ts'
export { respondPreflight } from './http/respond.ts'
export { realtimeAnswers, type RealtimeDeps } from './character/realtime.ts'
export { type User } from './http/audience.ts'
export { type Answers, httpHandler, type HttpHandler } from './http/handler.ts'
export { marksAnswers, type MarksDeps } from './marks/marks.ts'
export { verifyAnswers, type VerifyDeps } from './verify/verify.ts'
export type { LodestoneSearchDeps } from './search/lodestone-search.ts'
export { searchAnswers, type SearchDeps } from './search/search.ts'
export { jsonLog, type Log } from './ground/log.ts'
