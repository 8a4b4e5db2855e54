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
import { type CachePolicy, defineCall, type FunctionName } from './call.ts'
import { callPaths, fill } from './call-paths.ts'
import { bannerCalls } from './banner-calls.ts'
import { nightCalls } from './night-calls.ts'
import { characterCalls } from './character-calls.ts'
import { ownerCalls } from './owner-calls.ts'
import { accountCalls } from './account-calls.ts'
import { tokenCalls } from './token-calls.ts'
import { adminCalls } from './admin-calls.ts'
import { userCalls } from './user-calls.ts'
import {
  boardModeParam,
  boardTypeParam,
  languageParam,
  rarityTypeParam,
  scopeParam,
  shardParam,
  sinceParam,
  tableListParam,
  tableParam,
  tablesParam,
} from './params.ts'

/** Published files change once a night: cached for a minute, and served stale for an hour while the new one is fetched. */
const nightly: CachePolicy = { kind: 'public', maxAge: 60, stale: 3600 }

/** Every call of the API; pages, functions, the local server and the CDK app all use this list. */
export const calls = [
  defineCall({
    id: 'gameSchema',
    ...callPaths.gameSchema,
    summary: 'JSON Schema of a row, for every game data table.',
    params: z.object({}),
    audience: 'anyone',
    answerer: { kind: 'published', set: 'game', key: 'api/game/schema.json' },
    cache: nightly,
    cost: 0,
    answer: gameSchemaAnswer,
  }),
  defineCall({
    id: 'gameTable',
    ...callPaths.gameTable,
    summary: 'One game data table, or all of them, in one language.',
    params: z.object({ lang: languageParam, table: tableParam }),
    refusal: { lang: 'badLanguage', table: 'badTable' },
    audience: 'anyone',
    answerer: { kind: 'published', set: 'game', key: 'api/game/{lang}/{table}.json' },
    cache: nightly,
    cost: 0,
    answer: gameAnswer,
  }),
  defineCall({
    id: 'gameTables',
    ...callPaths.gameTables,
    summary:
      'Several game data tables (comma-separated) in one language. Above 4 MB: redirect (307) to the file with all tables.',
    params: z.object({ lang: languageParam, tables: tableListParam }),
    refusal: { lang: 'badLanguage', tables: 'badTable' },
    audience: 'anyone',
    answerer: { kind: 'function', name: 'game' },
    cache: nightly,
    cost: 1,
    answer: gameAnswer,
    published: '/api/game/{lang}/all/',
  }),
  defineCall({
    id: 'gameSince',
    ...callPaths.gameSince,
    summary:
      'Rows that changed after a time (milliseconds since 1970), of one, several, or all tables. Above 4 MB: redirect (307) to the full tables.',
    params: z.object({ lang: languageParam, tables: tablesParam, since: sinceParam }),
    refusal: { lang: 'badLanguage', tables: 'badTable', since: 'badSince' },
    audience: 'anyone',
    answerer: { kind: 'function', name: 'game' },
    cache: { kind: 'public', maxAge: 0 },
    cost: 1,
    answer: gameAnswer,
    published: '/api/game/{lang}/{tables}/',
  }),
  defineCall({
    id: 'gameLean',
    ...callPaths.gameLean,
    summary:
      'One game data table in one language without descriptions, sources, icons and what only the details of a thing show, for lists. By column: numbers of the fields in `steps` are differences to the row before; rows in `absent` lack the field.',
    params: z.object({ lang: languageParam, table: tableParam }),
    refusal: { lang: 'badLanguage', table: 'badTable' },
    audience: 'anyone',
    answerer: { kind: 'published', set: 'game', key: 'api/game-lean/{lang}/{table}.json' },
    cache: nightly,
    cost: 0,
    answer: gameLeanAnswer,
  }),
  defineCall({
    id: 'gameVersions',
    ...callPaths.gameVersions,
    summary: 'When each game data table last changed, and its number of rows.',
    params: z.object({}),
    audience: 'anyone',
    answerer: { kind: 'published', set: 'game', key: 'api/game-versions.json' },
    cache: nightly,
    cost: 0,
    answer: gameVersionsAnswer,
  }),
  defineCall({
    id: 'published',
    ...callPaths.published,
    summary: 'What the latest nightly run published, and when.',
    params: z.object({}),
    audience: 'anyone',
    answerer: { kind: 'published', set: 'night', key: 'api/published.json' },
    cache: nightly,
    cost: 0,
    answer: publishedAnswer,
  }),
  defineCall({
    id: 'ranking',
    ...callPaths.ranking,
    summary: 'The first page of a board.',
    params: z.object({ type: boardTypeParam, scope: scopeParam, mode: boardModeParam }),
    audience: 'anyone',
    answerer: { kind: 'published', set: 'night', key: 'api/ranking/{type}/{scope}/{mode}.json' },
    cache: nightly,
    cost: 0,
    answer: rankingAnswer,
  }),
  defineCall({
    id: 'rankingPages',
    ...callPaths.rankingPages,
    summary:
      'Fifty pages of a board per shard: shard 0 holds pages 1 to 50, shard 1 pages 51 to 100, and so on. A board with one page has no shards.',
    params: z.object({ type: boardTypeParam, scope: scopeParam, mode: boardModeParam, shard: shardParam }),
    audience: 'anyone',
    answerer: { kind: 'published', set: 'night', key: 'api/ranking-pages/{type}/{scope}/{mode}/{shard}.json' },
    cache: nightly,
    cost: 0,
    answer: rankingPagesAnswer,
  }),
  defineCall({
    id: 'rarity',
    ...callPaths.rarity,
    summary: 'How many characters own each item of a type.',
    params: z.object({ type: rarityTypeParam, scope: scopeParam }),
    audience: 'anyone',
    answerer: { kind: 'published', set: 'night', key: 'api/rarity/{type}/{scope}.json' },
    cache: nightly,
    cost: 0,
    answer: rarityAnswer,
  }),
  defineCall({
    id: 'ranks',
    ...callPaths.ranks,
    summary:
      'Ranks of the characters of one shard (ID modulo 1024), today and the day before; 404 for a shard without characters.',
    params: z.object({ shard: shardParam }),
    audience: 'anyone',
    answerer: { kind: 'published', set: 'night', key: 'api/ranks/{shard}.json' },
    cache: nightly,
    cost: 0,
    answer: ranksAnswer,
  }),
  ...nightCalls,
  ...characterCalls,
  ...ownerCalls,
  ...bannerCalls,
  ...userCalls,
  ...tokenCalls,
  ...accountCalls,
  ...adminCalls,
] as const

export type AnyCall = (typeof calls)[number]

export type CallId = AnyCall['id']

/** The call with this id. */
type CallOf<Id extends CallId> = Extract<AnyCall, { id: Id }>

/** The ids of the calls that a function answers. */
export type CallIdOf<Name extends FunctionName> = Extract<AnyCall, { answerer: { kind: 'function'; name: Name } }>['id']

/** Parameters of a call, as parsed by its schema. */
export type ParamsOf<Id extends CallId> = z.infer<CallOf<Id>['params']>

/** The body of a call, as parsed by its schema; undefined for a call that reads none. */
export type BodyOf<Id extends CallId> = z.infer<NonNullable<CallOf<Id>['body']>>

/** The successful answer of a call. */
export type AnswerOf<Id extends CallId> = z.infer<CallOf<Id>['answer']>

/** Looks a call up by its id. */
export const callById = <Id extends CallId>(id: Id): CallOf<Id> => calls.find((call) => call.id === id) as CallOf<Id>

/** The bucket key of a published call's answer. */
export const publishedKey = <Id extends CallId>(id: Id, params: ParamsOf<Id>): string => {
  const { answerer } = callById(id) as AnyCall
  if (answerer.kind !== 'published') throw new TypeError(`${id} is answered by a function`)
  return fill(answerer.key, params)
}
