export * from './answers.ts'
export * from './banner-answers.ts'
export * from './banner-files.ts'
export * from './cards.ts'
export * from './chat.ts'
export * from './filled-pages.ts'
export { capitalised } from './character-answers.ts'
export * from './character-answers.ts'
export * from './user-answers.ts'
export * from './group-answers.ts'
export * from './token-answers.ts'
export * from './account-answers.ts'
export * from './admin-answers.ts'
export { type BaseFile, baseFile, baseKey, type BaseRow } from './base-rows.ts'
export { isLegacy, knownOf, type KnownProgress, type PartKnown, partKnown, progressOf } from './known.ts'
export * from './limits.ts'
export { groupNameFault, groupNoteFault, nicknameFault, reportReasonFault, tokenNameFault } from './short-text-fault.ts'
export {
  type Answerer,
  apiKeyHeader,
  type Audience,
  bodyHashHeader,
  cacheControl,
  type CachePolicy,
  cacheTimes,
  type Call,
  costOf,
  failureStatus,
  type FailureCode,
  fetchSiteHeader,
  fetchPurposeHeader,
  forwardedHeaders,
  readerHeaders,
  type FunctionName,
  type PublishedSet,
  type ReachedFunction,
  type Scope,
  scopes,
  type SlottedSet,
  slottedSets,
  tokenHeader,
  tokenPrefix,
} from './call.ts'
export { callPaths } from './call-paths.ts'
export { type CallPath, fill, openCallPaths } from './open-call-paths.ts'
export { callAddress, filledPath, type ParamsIn } from './filled-path.ts'
export { userCallPaths } from './user-call-paths.ts'
export { characterIdPattern, groupSlugPattern, shownIdPattern } from './id-patterns.ts'
export { type CharacterPage, characterPages, type CharacterWord, profilePage } from './character-pages.ts'
export {
  type AnswerOf,
  type AnyCall,
  type BodyOf,
  callById,
  type CallId,
  type CallIdOf,
  calls,
  type ParamsOf,
  publishedKey,
} from './calls.ts'
export { answerKey, nightly } from './published-call.ts'
export { allowedMethods, exposedHeaders, openHeaders, preflightHeaders } from './cors.ts'
export { severalItemsParams } from './several.ts'
export { type Match, matchCall, type Matcher, matcherOf } from './match.ts'
export * from './night-answers.ts'
export * from './owner-answers.ts'
export * from './price-answers.ts'
export * from './picture-families.ts'
export * from './picture-files.ts'
export * from './picture-index.ts'
export * from './thing-answer.ts'
export * from './thing-page.ts'
export * from './whole-answers.ts'
export { ishgardPage, type IshgardRanked, ishgardRowOf, shortIshgardRow } from './ishgard-pages.ts'
export { type EndedTime, endedTimes } from './ended-times.ts'
export { rankingPage } from './ranking-pages.ts'
export { raidBoard, type RanksOfCharacter, ranksIn, ranksInText } from './ranks-in.ts'
export { type FieldPath, type FieldType, guaranteedFields } from './guaranteed.ts'
export { type EdgeParam, edgeParams, mostIds, refusalOfParam } from './params.ts'
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
  type Slot,
  slotKey,
  slots,
} from './sets.ts'
export { fixedPages } from './fixed-pages.ts'
export { missingPage, missingPages } from './missing-page.ts'
