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
  raidClearsAnswer,
  reportAnswer,
  statsAnswer,
} from './night-answers.ts'
import { dayParam, groupParam, numberParam, prefixParam, raidParam, seasonParam } from './night-params.ts'
import { scopeParam, shardParam } from './params.ts'

/** As for all published files: cached for a minute, and served stale for an hour while the new one is fetched. */
const nightly: CachePolicy = { kind: 'public', maxAge: 60, stale: 3600 }

const published = <const Key extends string>(key: Key, set: PublishedSet = 'night') =>
  ({
    audience: 'anyone',
    answerer: { kind: 'published', set, key },
    cache: nightly,
    cost: 0,
  }) as const

/** What a night publishes besides boards of collections and rarity. */
export const nightCalls = [
  defineCall({
    id: 'raid',
    ...callPaths.raid,
    summary:
      "The first page of a raid board: who cleared it first. Defaults to the newest expansion's raid; 404 if nobody in the scope has cleared it.",
    params: z.object({ scope: scopeParam, raidId: raidParam }),
    answer: raidAnswer,
    ...published('api/ranking/raid/{scope}/{raidId}.json'),
  }),
  defineCall({
    id: 'raidPages',
    ...callPaths.raidPages,
    summary: 'Fifty pages of a raid board per shard, as for other boards; the score is the date.',
    params: z.object({ scope: scopeParam, raidId: numberParam, shard: shardParam }),
    answer: rankingPagesAnswer,
    ...published('api/ranking-pages/raid/{scope}/{raidId}/{shard}.json'),
  }),
  defineCall({
    id: 'raidClears',
    ...callPaths.raidClears,
    summary: 'How many characters of a scope have cleared each raid, of those whose achievements are public.',
    params: z.object({ scope: scopeParam }),
    answer: raidClearsAnswer,
    ...published('api/raid-clears/{scope}.json'),
  }),
  defineCall({
    id: 'ishgard',
    ...callPaths.ishgard,
    summary: 'A board of the Ishgardian Restoration (phases 2 to 4) on one day, with charts by world and by class.',
    params: z.object({ scope: scopeParam, season: seasonParam, group: groupParam, day: dayParam }),
    answer: ishgardAnswer,
    ...published('api/ranking/ishgard/{scope}/{season}/{group}/{day}.json', 'ishgard'),
  }),
  defineCall({
    id: 'ishgardIndex',
    ...callPaths.ishgardIndex,
    summary: 'The boards of the Ishgardian Restoration that exist.',
    params: z.object({}),
    answer: ishgardIndexAnswer,
    ...published('api/ishgard.json', 'ishgard'),
  }),
  defineCall({
    id: 'stats',
    ...callPaths.stats,
    summary: 'How many characters a scope has, by gender, race, and clan.',
    params: z.object({ scope: scopeParam }),
    answer: statsAnswer,
    ...published('api/stats/{scope}.json'),
  }),
  defineCall({
    id: 'names',
    ...callPaths.names,
    summary: 'Characters with a word in their name that begins with a prefix (1 to 6 letters a to z, lower case).',
    params: z.object({ prefix: prefixParam }),
    answer: namesAnswer,
    ...published('api/names/{prefix}.json'),
  }),
  defineCall({
    id: 'report',
    ...callPaths.report,
    summary: 'What the latest nightly run did, and how old character data is.',
    params: z.object({}),
    answer: reportAnswer,
    ...published('api/report.json', 'report'),
  }),
  defineCall({
    id: 'historyIndex',
    ...callPaths.historyIndex,
    summary: 'The weeks for which ranks are kept.',
    params: z.object({}),
    answer: historyIndexAnswer,
    ...published('api/history.json', 'history'),
  }),
  defineCall({
    id: 'history',
    ...callPaths.history,
    summary: "Weekly ranks of one shard's characters (ID modulo the period's shards) in a period.",
    params: z.object({ period: numberParam, shard: shardParam }),
    answer: historyAnswer,
    ...published('api/history/{period}/{shard}.json', 'history'),
  }),
] as const
