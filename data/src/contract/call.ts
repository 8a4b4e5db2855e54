import * as z from 'zod'
import { callPaths } from './call-paths.ts'
import { leastCost } from './limits.ts'
import type { CallPath } from './open-call-paths.ts'

/**
 * Who may make a call: anyone; a user who is logged in; the verified owner of the character that the parameter `id` names; an
 * administrator. Without a valid token a call of any other audience than `anyone` is `unauthorized` (401), with one that has
 * expired `tokenExpired` (401), with the token of another user `forbidden` (403).
 */
export type Audience = 'anyone' | 'user' | 'owner' | 'admin'

/** What a program may do that has a token of a user: read what only the user sees, or change what is ticked, which answers with all that is ticked. */
export const scopes = ['read', 'mark'] as const

export type Scope = (typeof scopes)[number]

/** What the tokens of programs begin with, so that they are known for what they are wherever they turn up. */
export const tokenPrefix = 'kpx_'

/** A function of ours that answers calls; each has its own entry file and its own role. */
export type FunctionName =
  | 'admin'
  | 'banner'
  | 'character'
  | 'feed'
  | 'game'
  | 'groups'
  | 'lodestone'
  | 'marks'
  | 'realtime'
  | 'search'
  | 'user'
  | 'verify'

/** A function that readers reach: those that answer calls, the one that draws cards, and the one that answers in chat. */
export type ReachedFunction = FunctionName | 'card' | 'chat'

/** Sets of published files that change for readers all at once: each set has two slots, and a pointer says which one is live. */
export const slottedSets = ['night', 'game', 'ishgard'] as const

export type SlottedSet = (typeof slottedSets)[number]

/** A set of published files that calls are answered from; those without slots change file by file. */
export type PublishedSet = SlottedSet | 'report' | 'history' | 'prices'

/** Who answers: a published file of a set, whose key follows from the path of the call, or a function. */
export type Answerer = { kind: 'published'; set: PublishedSet } | { kind: 'function'; name: FunctionName }

/**
 * Caching of an answer that is the same for everybody, in seconds; `stale` is how long an old copy may be served while a new
 * one is fetched, `missing` how long it may be kept that there is no such thing (404). Other refusals are never kept.
 */
interface PublicCache {
  kind: 'public'
  maxAge: number
  stale?: number
  missing?: number
}

/** Caching of an answer: shared by everybody, or, for calls that are not open to everyone, not cached at all. */
export type CachePolicy = PublicCache | { kind: 'private' }

/** For how many seconds a shared cache may keep a successful answer; 0 for a private one. */
export const cacheTimes = (policy: CachePolicy): { maxAge: number; stale: number } =>
  policy.kind === 'public' ? { maxAge: policy.maxAge, stale: policy.stale ?? 0 } : { maxAge: 0, stale: 0 }

export const cacheControl = ({ maxAge, stale = 0 }: Pick<PublicCache, 'maxAge' | 'stale'>): string => {
  if (maxAge === 0) return 'no-cache'
  return `public, max-age=${maxAge}${stale > 0 ? `, stale-while-revalidate=${stale}` : ''}`
}

export const apiKeyHeader = 'x-api-key'

/** The reader's `Authorization` on its way to a function: CloudFront signs its requests and overwrites the original, so the edge copies it here. */
export const tokenHeader = 'x-authorization'

/** The header with the SHA-256 of a body in hexadecimal: CloudFront uses it to sign a request to a function, and Lambda refuses a body without it. */
export const bodyHashHeader = 'x-amz-content-sha256'

/** The header in which a browser says which site a request comes from; programs do not send it. */
export const fetchSiteHeader = 'sec-fetch-site'

/** Request headers that functions read, besides those that a cache handles itself; a proxy in front has to forward them. */
export const forwardedHeaders = [apiKeyHeader, fetchSiteHeader] as const

/** The header in which a browser says that it fetches a page ahead, before anybody opens it. */
export const fetchPurposeHeader = 'sec-purpose'

/** Request headers that say whether a person makes a request; those go on to calls that change something for anyone. */
export const readerHeaders = ['user-agent', fetchPurposeHeader] as const

export const failureStatus = {
  readPublished: 307,
  badRequest: 400,
  badCharacterId: 400,
  badLanguage: 400,
  badTable: 400,
  badSince: 400,
  badItemType: 400,
  badSearch: 400,
  badItemId: 400,
  badBody: 400,
  badNickname: 400,
  badHowTo: 400,
  badSourceType: 400,
  badUpload: 400,
  badGroup: 400,
  badGroupName: 400,
  badGroupNote: 400,
  badReason: 400,
  unauthorized: 401,
  tokenExpired: 401,
  forbidden: 403,
  noSuchCall: 404,
  notPublished: 404,
  notOnLodestone: 404,
  noSuchRow: 404,
  noSuchVersion: 404,
  noUpload: 404,
  noSuchFeed: 404,
  noSuchGroup: 404,
  noSuchInvitation: 404,
  noSuchEditor: 404,
  methodNotAllowed: 405,
  codeExpired: 409,
  profilePrivate: 409,
  tooManyFavorites: 409,
  tooManyWishes: 409,
  tooManyTokens: 409,
  tooManyGroups: 409,
  tooManyEditors: 409,
  ownerStays: 409,
  changedMeanwhile: 409,
  nothingToUndo: 409,
  rowChanged: 409,
  answerTooLarge: 413,
  bodyTooLarge: 413,
  pictureTooLarge: 413,
  pictureType: 415,
  pictureAnimated: 422,
  pictureDamaged: 422,
  tooManyRequests: 429,
  internal: 500,
  unavailable: 503,
  lodestoneBusy: 503,
  lodestoneUnavailable: 503,
  lodestoneMaintenance: 503,
  lodestoneChanged: 503,
} as const satisfies Record<string, number>

export type FailureCode = keyof typeof failureStatus

/** What a call says of itself beside what `defineCall` knows: with that the only definition of its parameters, answerer, cache and answer. */
interface CallFacts<Id extends string, Answer extends z.ZodType, By extends Answerer, Body extends z.ZodType> {
  id: Id
  summary: string
  /** What the JSON of the request's body must be; a call without it reads no body. */
  body?: Body
  /** The codes for fields of the body that are not valid, `badBody` if not given. */
  refusal?: Record<string, FailureCode>
  audience: Audience
  /** What a program needs to make the call in place of its user; without it, programs may not make it at all. */
  scope?: Scope
  answerer: By
  /** How many bytes a request's body may have; `bodyBytesMax` of the limits by default. */
  bodyBytesMax?: number
  /** The list among the parameters, and the length of it, that the cost is for: a shorter one costs its share. */
  costFor?: { param: string; length: number }
  answer: Answer
  /** What the answer is, where it is no JSON: it is a text then. */
  mediaType?: string
  /** The path of a published file with the whole answer, or more: readers who ask for more than a function can return are sent there. */
  published?: string
  /** For a deprecated call: since when (epoch s), and the path of its successor. */
  deprecated?: { since: number; successor: string }
}

export interface Call<
  Id extends string = string,
  Params extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  By extends Answerer = Answerer,
  Body extends z.ZodType = z.ZodType,
>
  extends CallPath, CallFacts<Id, Answer, By, Body> {
  params: Params
  /** Always `private` if the audience is not `anyone`. */
  cache: CachePolicy
  /** Points of the rate limit (spec: site §9); 0 for a free call. */
  cost: number
}

/** Points of a request, by its parameters: at least `leastCost`, if the call costs anything. */
export const costOf = ({ cost, costFor }: Pick<Call, 'cost' | 'costFor'>, params: unknown): number => {
  const list: unknown = costFor && (params as Record<string, unknown>)[costFor.param]
  if (costFor === undefined || !Array.isArray(list)) return cost
  return Math.max(leastCost, (cost * list.length) / costFor.length)
}

/**
 * Defines a call, with the request line of its id, which has no parameters, is not cached and costs a point unless it says otherwise; the types
 * of its parameters and answer are inferred from the schemas, and its type includes who answers.
 */
export const defineCall = <
  const Id extends keyof typeof callPaths,
  Answer extends z.ZodType,
  const By extends Answerer,
  Params extends z.ZodType = z.ZodObject<Record<never, never>>,
  Body extends z.ZodType = z.ZodUndefined,
>(
  call: CallFacts<Id, Answer, By, Body> & Partial<Pick<Call<Id, Params>, 'params' | 'cache' | 'cost'>>,
) => {
  const usual = { ...callPaths[call.id], params: z.object({}), cache: { kind: 'private' }, cost: 1 }
  return { ...usual, ...call } as unknown as Call<Id, Params, Answer, By, Body>
}
