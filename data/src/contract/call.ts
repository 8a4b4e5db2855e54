import type * as z from 'zod'

/**
 * Who may make a call: anyone; a user who is logged in; the verified owner of the character that the parameter `id` names; an
 * administrator. Without a valid token a call of any other audience than `anyone` is `unauthorized` (401), with the token of somebody
 * else `forbidden` (403).
 */
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

/** An answer that is the same for everybody, in seconds; `stale` is how long an old copy may serve while a new one is fetched. */
interface PublicCache {
  kind: 'public'
  maxAge: number
  stale?: number
}

/** Caching of a good answer: one copy serves everybody, or, for an answer that is not for anyone, no cache keeps one. */
export type CachePolicy = PublicCache | { kind: 'private' }

/** For how many seconds a shared cache may keep a good answer; none of a private one. */
export const cacheTimes = (policy: CachePolicy): { maxAge: number; stale: number } =>
  policy.kind === 'public' ? { maxAge: policy.maxAge, stale: policy.stale ?? 0 } : { maxAge: 0, stale: 0 }

/** How many bytes of a request's body are read, where the call says nothing else. */
export const bodyBytesMax = 64 * 1024

/** The header that carries an API key. */
export const apiKeyHeader = 'x-api-key'

/**
 * The header in which a function finds the `Authorization` of a request to a call that is not for anyone: CloudFront signs what it
 * sends to a function and overwrites `Authorization` with its own, so the edge copies the reader's.
 */
export const tokenHeader = 'x-authorization'

/** The header with the SHA-256 of a body in hexadecimal: CloudFront signs a request to a function by it, and Lambda refuses a body without. */
export const bodyHashHeader = 'x-amz-content-sha256'

/** The header in which a browser says whose page asks; a program sends none. */
export const fetchSiteHeader = 'sec-fetch-site'

/** Headers of a request that functions read, besides those that a cache answers itself: whatever is in front hands them on. */
export const forwardedHeaders = [apiKeyHeader, fetchSiteHeader] as const

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
  bodyTooLarge: 413,
  tooManyRequests: 429,
  internal: 500,
  unavailable: 503,
  lodestoneBusy: 503,
  lodestoneUnavailable: 503,
} as const satisfies Record<string, number>

/** A code that a refused or failed call carries beside its sentence. */
export type FailureCode = keyof typeof failureStatus

/** One call of the product: the only place that knows its path, parameters, answerer, cache, cost and answer. */
export interface Call<
  Id extends string = string,
  Params extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  By extends Answerer = Answerer,
> {
  id: Id
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** `/api/name/{param}`; `{param?}` may be missing. A slash at the end is always optional. */
  path: string
  summary: string
  params: Params
  /** The code for parameters that are not valid; `badRequest` where no other says more. */
  refusal?: FailureCode | Record<string, FailureCode>
  audience: Audience
  answerer: By
  /** `private` where the audience is not `anyone`. */
  cache: CachePolicy
  /** How many bytes a request's body may have; `bodyBytesMax` where nothing is said. */
  bodyBytesMax?: number
  /** Points of the rate limit (spec: site §9); 0 where a call is free. */
  cost: number
  answer: Answer
  /** The path that has all of an answer, and maybe more: who asks for more than a function can answer is led there. */
  published?: string
  /** For a call that should not be used any more: since when (epoch s), and the path of the one that takes its place. */
  deprecated?: { since: number; successor: string }
}

/** States a call; the types of its parameters and answer follow from the schemas, and its type keeps who answers. */
export const defineCall = <
  const Id extends string,
  Params extends z.ZodType,
  Answer extends z.ZodType,
  const By extends Answerer,
>(
  call: Call<Id, Params, Answer, By>,
): Call<Id, Params, Answer, By> => call
