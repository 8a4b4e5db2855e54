import * as z from 'zod'
import {
  gameAnswer,
  gameSchemaAnswer,
  publishedAnswer,
  rankingAnswer,
  rankingPagesAnswer,
  ranksAnswer,
  rarityAnswer,
} from './answers.ts'
import { type CachePolicy, defineCall } from './call.ts'
import { nightCalls } from './night-calls.ts'
import { characterCalls } from './character-calls.ts'
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

/** Published files change once a night: a minute at readers, an old copy for an hour while the new one is fetched. */
const nightly: CachePolicy = { kind: 'public', maxAge: 60, stale: 3600 }

/** Every call of the product; pages, functions, local server and CDK app read it from here. */
export const calls = [
  defineCall({
    id: 'gameSchema',
    method: 'GET',
    path: '/api/game/schema',
    summary: 'JSON Schema of a row of every game data table.',
    params: z.object({}),
    audience: 'anyone',
    answerer: { kind: 'published', set: 'game', key: 'api/game/schema.json' },
    cache: nightly,
    cost: 0,
    answer: gameSchemaAnswer,
  }),
  defineCall({
    id: 'gameTable',
    method: 'GET',
    path: '/api/game/{lang}/{table}',
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
    method: 'GET',
    path: '/api/game/{lang}/{tables}',
    summary:
      'Several game data tables, named with commas between, in one language. From more than 4 MB a redirect (307) leads to the file of all.',
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
    method: 'GET',
    path: '/api/game/{lang}/{tables}/{since}',
    summary:
      'Only the rows that changed after a moment (epoch milliseconds), of one table, several or all. Where that is more than 4 MB, a redirect (307) leads to the same tables in full.',
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
    id: 'published',
    method: 'GET',
    path: '/api/published',
    summary: 'What the newest night published, and when.',
    params: z.object({}),
    audience: 'anyone',
    answerer: { kind: 'published', set: 'night', key: 'api/published.json' },
    cache: nightly,
    cost: 0,
    answer: publishedAnswer,
  }),
  defineCall({
    id: 'ranking',
    method: 'GET',
    path: '/api/ranking/{type}/{scope}/{mode?}',
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
    method: 'GET',
    path: '/api/ranking-pages/{type}/{scope}/{mode}/{shard}',
    summary:
      'Fifty pages of a board: shard 0 has the pages 1 to 50, shard 1 those from 51. A board of one page has no shard.',
    params: z.object({ type: boardTypeParam, scope: scopeParam, mode: boardModeParam, shard: shardParam }),
    audience: 'anyone',
    answerer: { kind: 'published', set: 'night', key: 'api/ranking-pages/{type}/{scope}/{mode}/{shard}.json' },
    cache: nightly,
    cost: 0,
    answer: rankingPagesAnswer,
  }),
  defineCall({
    id: 'rarity',
    method: 'GET',
    path: '/api/rarity/{type}/{scope}',
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
    method: 'GET',
    path: '/api/ranks/{shard}',
    summary:
      'Ranks of the characters of one shard (id modulo 1024), today and the day before; a shard without any is not there.',
    params: z.object({ shard: shardParam }),
    audience: 'anyone',
    answerer: { kind: 'published', set: 'night', key: 'api/ranks/{shard}.json' },
    cache: nightly,
    cost: 0,
    answer: ranksAnswer,
  }),
  ...nightCalls,
  ...characterCalls,
] as const

/** Any call of the product. */
export type AnyCall = (typeof calls)[number]

/** The id of a call. */
export type CallId = AnyCall['id']

/** The call with this id. */
type CallOf<Id extends CallId> = Extract<AnyCall, { id: Id }>

/** Parameters of a call, as its schema gives them. */
export type ParamsOf<Id extends CallId> = z.infer<CallOf<Id>['params']>

/** The good answer of a call. */
export type AnswerOf<Id extends CallId> = z.infer<CallOf<Id>['answer']>

/** Looks a call up by its id. */
export const callById = <Id extends CallId>(id: Id): CallOf<Id> => calls.find((call) => call.id === id) as CallOf<Id>

/** Fills the `{param}`s of a key or path with the values of a call's parameters. */
export const fill = (template: string, params: Readonly<Record<string, unknown>>): string =>
  template.replace(/\{(\w+)\??\}/g, (_, name: string) => String(params[name] ?? ''))

/** The bucket key of a published call's answer. */
export const publishedKey = <Id extends CallId>(id: Id, params: ParamsOf<Id>): string => {
  const { answerer } = callById(id) as AnyCall
  if (answerer.kind !== 'published') throw new TypeError(`${id} is answered by a function`)
  return fill(answerer.key, params)
}
