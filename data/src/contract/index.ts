export * from './answers.ts'
export {
  type Answerer,
  type Audience,
  type CachePolicy,
  type Call,
  failureStatus,
  type FailureCode,
  type FunctionName,
} from './call.ts'
export { type AnswerOf, type AnyCall, callById, type CallId, type CallOf, calls, type ParamsOf } from './calls.ts'
export { type Match, matchCall } from './match.ts'
export {
  type BoardMode,
  boardModes,
  type BoardType,
  boardTypes,
  findRarityType,
  rarityTables,
  type RarityType,
  rarityTypeOf,
} from './types.ts'
