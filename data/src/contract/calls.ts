import * as z from 'zod'
import {
  gameAnswer,
  gameLeanAnswer,
  gameSchemaAnswer,
  gameVersionsAnswer,
  publishedAnswer,
  rankingAnswer,
  rankingPagesAnswer,
  ranksAnswer,
  rarityAnswer,
} from './answers.ts'
import { defineCall, type FunctionName } from './call.ts'
import { fill } from './open-call-paths.ts'
import { bannerCalls } from './banner-calls.ts'
import { nightCalls } from './night-calls.ts'
import { leastCost } from './limits.ts'
import { thingAnswer, thingSeconds } from './thing-answer.ts'
import { priceCalls } from './price-calls.ts'
import { answerKey, nightly, publishedCall } from './published-call.ts'
import { characterCalls } from './character-calls.ts'
import { ownerCalls } from './owner-calls.ts'
import { adminCalls } from './admin-calls.ts'
import { feedCalls } from './feed-calls.ts'
import { groupCalls } from './group-calls.ts'
import { accountCalls, tokenCalls, userCalls } from './user-calls.ts'
import {
  boardPagesParams,
  boardParams,
  languageParam,
  rarityTypeParam,
  scopeParam,
  shardParam,
  sinceParam,
  tableListParam,
  tableParam,
  tablesParam,
  thingParam,
  thingTypeParam,
} from './params.ts'

/** Every call of the API; pages, functions, the local server and the CDK app all use this list. */
export const calls = [
  publishedCall({
    id: 'gameSchema',
    summary: 'JSON Schema of a row, for every game data table.',
    set: 'game',
    answer: gameSchemaAnswer,
  }),
  publishedCall({
    id: 'gameTable',
    summary: 'One game data table, or all of them, in one language.',
    params: z.object({ lang: languageParam, table: tableParam }),
    set: 'game',
    answer: gameAnswer,
  }),
  defineCall({
    id: 'gameTables',
    summary:
      'Several game data tables (comma-separated) in one language. Above 4 MB: redirect (307) to the file with all tables.',
    params: z.object({ lang: languageParam, tables: tableListParam }),
    audience: 'anyone',
    answerer: { kind: 'function', name: 'game' },
    cache: nightly,
    answer: gameAnswer,
    published: '/api/game/{lang}/all/',
  }),
  defineCall({
    id: 'gameSince',
    summary:
      'Rows that changed after a time (milliseconds since 1970), of one, several, or all tables. Above 4 MB: redirect (307) to the full tables.',
    params: z.object({ lang: languageParam, tables: tablesParam, since: sinceParam }),
    audience: 'anyone',
    answerer: { kind: 'function', name: 'game' },
    cache: { kind: 'public', maxAge: 0 },
    answer: gameAnswer,
    published: '/api/game/{lang}/{tables}/',
  }),
  publishedCall({
    id: 'gameLean',
    summary:
      'One game data table in one language without descriptions, sources, icons and what only the details of a thing show, for lists. By column: numbers of the fields in `steps` are differences to the row before; rows in `absent` lack the field.',
    params: z.object({ lang: languageParam, table: tableParam }),
    set: 'game',
    answer: gameLeanAnswer,
  }),
  defineCall({
    id: 'thing',
    summary:
      'The card of a thing that has a rarity list, for other pages: its name, its collection, and a few facts, as oEmbed with markup.',
    params: z.object({ lang: languageParam, type: thingTypeParam, thing: thingParam }),
    audience: 'anyone',
    answerer: { kind: 'function', name: 'game' },
    cache: { kind: 'public', maxAge: thingSeconds, stale: 24 * thingSeconds },
    cost: leastCost,
    answer: thingAnswer,
  }),
  publishedCall({
    id: 'gameVersions',
    summary: 'When each game data table last changed, and its number of rows.',
    set: 'game',
    answer: gameVersionsAnswer,
  }),
  publishedCall({
    id: 'published',
    summary: 'What the latest nightly run published, and when.',
    answer: publishedAnswer,
  }),
  publishedCall({
    id: 'ranking',
    summary: 'The first page of a board.',
    params: boardParams,
    answer: rankingAnswer,
  }),
  publishedCall({
    id: 'rankingPages',
    summary:
      'Fifty pages of a board per shard: shard 0 holds pages 1 to 50, shard 1 pages 51 to 100, and so on. A board with one page has no shards.',
    params: boardPagesParams,
    answer: rankingPagesAnswer,
  }),
  publishedCall({
    id: 'rarity',
    summary: 'How many characters own each item of a type.',
    params: z.object({ type: rarityTypeParam, scope: scopeParam }),
    answer: rarityAnswer,
  }),
  publishedCall({
    id: 'ranks',
    summary:
      'Ranks of the characters of one shard (ID modulo 1024), today and the day before; 404 for a shard without characters.',
    params: z.object({ shard: shardParam }),
    answer: ranksAnswer,
  }),
  ...nightCalls,
  ...priceCalls,
  ...characterCalls,
  ...feedCalls,
  ...groupCalls,
  ...ownerCalls,
  ...bannerCalls,
  ...userCalls,
  ...tokenCalls,
  ...accountCalls,
  ...adminCalls,
] as const

export type AnyCall = (typeof calls)[number]

export type CallId = AnyCall['id']

type CallOf<Id extends CallId> = Extract<AnyCall, { id: Id }>

export type CallIdOf<Name extends FunctionName> = Extract<AnyCall, { answerer: { kind: 'function'; name: Name } }>['id']

export type ParamsOf<Id extends CallId> = z.infer<CallOf<Id>['params']>

/** The body of a call, as parsed by its schema; undefined for a call that reads none. */
export type BodyOf<Id extends CallId> = z.infer<NonNullable<CallOf<Id>['body']>>

/** The body of a call, as a caller sends it; undefined for a call that reads none. */
export type SentBodyOf<Id extends CallId> = z.input<NonNullable<CallOf<Id>['body']>>

export type AnswerOf<Id extends CallId> = z.infer<CallOf<Id>['answer']>

export const callById = <Id extends CallId>(id: Id): CallOf<Id> => calls.find((call) => call.id === id) as CallOf<Id>

export const publishedKey = <Id extends CallId>(id: Id, params: ParamsOf<Id>): string => {
  const { answerer, path } = callById(id) as AnyCall
  if (answerer.kind !== 'published') throw new TypeError(`${id} is answered by a function`)
  return fill(answerKey(path), params)
}
