export * from './answers.ts'
export { capitalised } from './capitalised.ts'
export * from './character-answers.ts'
export {
  type Answerer,
  apiKeyHeader,
  type Audience,
  bodyBytesMax,
  bodyHashHeader,
  type CachePolicy,
  cacheTimes,
  type Call,
  failureStatus,
  type FailureCode,
  fetchSiteHeader,
  forwardedHeaders,
  type FunctionName,
  type PublishedSet,
  type SlottedSet,
  slottedSets,
  tokenHeader,
} from './call.ts'
export { type CallPath, callPaths, fill } from './call-paths.ts'
export { characterIdPattern } from './character-id.ts'
export {
  type AnswerOf,
  type AnyCall,
  callById,
  type CallId,
  type CallIdOf,
  calls,
  type ParamsOf,
  publishedKey,
} from './calls.ts'
export { allowedMethods, exposedHeaders, openHeaders, preflightHeaders } from './cors.ts'
export { type Match, matchCall, type Matcher, matcherOf } from './match.ts'
export * from './night-answers.ts'
export { ishgardPage, type IshgardRanked, ishgardRowOf, shortIshgardRow } from './ishgard-pages.ts'
export { rankingPage } from './ranking-pages.ts'
export { raidBoard, type RanksOfCharacter, ranksIn, ranksInText } from './ranks-in.ts'
export { type EdgeParam, edgeParams } from './params.ts'
export {
  hiddenFolders,
  manifestsFolder,
  slotsFolder,
  isSlotted,
  type Live,
  liveEntry,
  liveKey,
  liveSchema,
  objectKey,
  setOf,
  type Slot,
  slotKey,
  slots,
} from './sets.ts'
export { type FixedPage, fixedPages } from './fixed-pages.ts'
export { missingPage, missingPages } from './missing-page.ts'
