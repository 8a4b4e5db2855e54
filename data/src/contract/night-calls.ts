import * as z from 'zod'
import { rankingPagesAnswer } from './answers.ts'
import { type CachePolicy, defineCall, type PublishedSet } from './call.ts'
import { callPaths } from './call-paths.ts'
import {
  historyAnswer,
  historyIndexAnswer,
  ishgardAnswer,
  ishgardIndexAnswer,
  namesAnswer,
  raidAnswer,
  reportAnswer,
  statsAnswer,
} from './night-answers.ts'
import { dayParam, groupParam, numberParam, prefixParam, raidParam, seasonParam } from './night-params.ts'
import { scopeParam, shardParam } from './params.ts'

/** As for all published files: a minute at readers, an old copy for an hour while the new one is fetched. */
const nightly: CachePolicy = { kind: 'public', maxAge: 60, stale: 3600 }

const published = <const Key extends string>(key: Key, set: PublishedSet = 'night') =>
  ({
    audience: 'anyone',
    answerer: { kind: 'published', set, key },
    cache: nightly,
    cost: 0,
  }) as const

/** What a night publishes beside boards of collections and rarity. */
export const nightCalls = [
  defineCall({
    id: 'raid',
    ...callPaths.raid,
    summary:
      'The first page of a raid: who cleared it first. Without a raid, that of the newest expansion. Where nobody of a scope did, there is none (404).',
    params: z.object({ scope: scopeParam, raidId: raidParam }),
    answer: raidAnswer,
    ...published('api/ranking/raid/{scope}/{raidId}.json'),
  }),
  defineCall({
    id: 'raidPages',
    ...callPaths.raidPages,
    summary: 'Fifty pages of a raid, as for other boards; the score is the date.',
    params: z.object({ scope: scopeParam, raidId: numberParam, shard: shardParam }),
    answer: rankingPagesAnswer,
    ...published('api/ranking-pages/raid/{scope}/{raidId}/{shard}.json'),
  }),
  defineCall({
    id: 'ishgard',
    ...callPaths.ishgard,
    summary: 'A board of the ishgard event (seasons 2 to 4) on one day, with charts by world and by job.',
    params: z.object({ scope: scopeParam, season: seasonParam, group: groupParam, day: dayParam }),
    answer: ishgardAnswer,
    ...published('api/ranking/ishgard/{scope}/{season}/{group}/{day}.json', 'ishgard'),
  }),
  defineCall({
    id: 'ishgardIndex',
    ...callPaths.ishgardIndex,
    summary: 'Which ishgard boards there are.',
    params: z.object({}),
    answer: ishgardIndexAnswer,
    ...published('api/ishgard.json', 'ishgard'),
  }),
  defineCall({
    id: 'stats',
    ...callPaths.stats,
    summary: 'How many characters a scope has, by gender, race and tribe.',
    params: z.object({ scope: scopeParam }),
    answer: statsAnswer,
    ...published('api/stats/{scope}.json'),
  }),
  defineCall({
    id: 'names',
    ...callPaths.names,
    summary: 'Characters one word of whose name begins with a prefix (letters a to z alone, lower case).',
    params: z.object({ prefix: prefixParam }),
    answer: namesAnswer,
    ...published('api/names/{prefix}.json'),
  }),
  defineCall({
    id: 'report',
    ...callPaths.report,
    summary: 'What the newest nightly run did, and how old the data of characters are.',
    params: z.object({}),
    answer: reportAnswer,
    ...published('api/report.json', 'report'),
  }),
  defineCall({
    id: 'historyIndex',
    ...callPaths.historyIndex,
    summary: 'Which weeks of ranks are kept.',
    params: z.object({}),
    answer: historyIndexAnswer,
    ...published('api/history.json', 'history'),
  }),
  defineCall({
    id: 'history',
    ...callPaths.history,
    summary: "Ranks of one shard's characters (id modulo the period's shards) at each week of a period.",
    params: z.object({ period: numberParam, shard: shardParam }),
    answer: historyAnswer,
    ...published('api/history/{period}/{shard}.json', 'history'),
  }),
] as const
