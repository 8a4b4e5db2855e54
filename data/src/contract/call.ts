import type { z } from 'zod'

/** Who may make a call: anybody, a logged-in user, or the verified owner of the character it names. */
export type Audience = 'anyone' | 'user' | 'owner' | 'admin'

/** A function of ours that answers calls; each has its own entry file and its own role. */
export type FunctionName = 'character' | 'game' | 'lodestone' | 'realtime' | 'search'

/** Sets of published files that readers see change as one: each lies in two slots, and a pointer says which one is live. */
export const slottedSets = ['night', 'game', 'ishgard'] as const

/** A set of published files that lies in two slots. */
export type SlottedSet = (typeof slottedSets)[number]

/** A set of published files that calls are answered from; `report` and `history` change file by file. */
export type PublishedSet = SlottedSet | 'report' | 'history'

/** Who answers: a published file of a set, found by its key (`{param}` filled in), or a function. */
export type Answerer = { kind: 'published'; set: PublishedSet; key: string } | { kind: 'function'; name: FunctionName }

/** Caching of a good answer, in seconds; `stale` is how long an old copy may serve while a new one is fetched. */
export interface CachePolicy {
  maxAge: number
  stale?: number
}

/** Every reason with which a call can be refused or fail, and its HTTP status. */
export const failureStatus = {
  readPublished: 307,
  badRequest: 400,
  badCharacterId: 400,
  badLanguage: 400,
  badTable: 400,
  badSince: 400,
  badItemType: 400,
  badSearch: 400,
  unauthorized: 401,
  forbidden: 403,
  noSuchCall: 404,
  notPublished: 404,
  methodNotAllowed: 405,
  answerTooLarge: 413,
  tooManyRequests: 429,
  internal: 500,
  unavailable: 503,
  lodestoneUnavailable: 503,
} as const satisfies Record<string, number>

/** A code that a refused or failed call carries beside its sentence. */
export type FailureCode = keyof typeof failureStatus

/** One call of the product: the only place that knows its path, parameters, answerer, cache, cost and answer. */
export interface Call<
  Id extends string = string,
  Params extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  id: Id
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** `/api/name/{param}`; `{param?}` may be missing. A slash at the end is always optional. */
  path: string
  summary: string
  params: Params
  /** The code for parameters that do not fit; `badRequest` where none is more telling. */
  refusal?: FailureCode | Record<string, FailureCode>
  audience: Audience
  answerer: Answerer
  cache: CachePolicy
  /** Points of the rate limit (spec: site §9); 0 where a call is free. */
  cost: number
  answer: Answer
  /** The path that has all of an answer, and maybe more: who asks for more than a function can answer is led there. */
  published?: string
  /** For a call that should not be used any more: since when (epoch s), and the path of the one that takes its place. */
  deprecated?: { since: number; successor: string }
}

/** States a call; the types of its parameters and answer follow from the schemas. */
export const defineCall = <const Id extends string, Params extends z.ZodType, Answer extends z.ZodType>(
  call: Call<Id, Params, Answer>,
): Call<Id, Params, Answer> => call
