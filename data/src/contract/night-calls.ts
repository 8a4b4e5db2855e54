import * as z from 'zod'
import { rankingPagesAnswer } from './answers.ts'
import {
  collectedAnswer,
  companiesAnswer,
  companyNamesAnswer,
  companyRankingAnswer,
  fewestMissingAnswer,
  gainMonthsAnswer,
  gainsAnswer,
  historyAnswer,
  historyIndexAnswer,
  ishgardAnswer,
  ishgardIndexAnswer,
  namesAnswer,
  pacesAnswer,
  raidAnswer,
  raidClearsAnswer,
  rarityWeeksAnswer,
  reportAnswer,
  statsAnswer,
} from './night-answers.ts'
import {
  dayParam,
  gainKindParam,
  groupParam,
  numberParam,
  prefixParam,
  raidParam,
  seasonParam,
} from './night-params.ts'
import { rarityTypeParam, scopeParam, shardParam } from './params.ts'
import { publishedCall } from './published-call.ts'

export const nightCalls = [
  publishedCall({
    id: 'raid',
    summary:
      'The first page of a raid board: who cleared it first. Defaults to the newest raid that anyone in the scope has cleared; 404 if nobody there has.',
    params: z.object({ scope: scopeParam, raidId: raidParam }),
    answer: raidAnswer,
  }),
  publishedCall({
    id: 'raidPages',
    summary: 'Fifty pages of a raid board per shard, as for other boards; the score is the date.',
    params: z.object({ scope: scopeParam, raidId: numberParam, shard: shardParam }),
    answer: rankingPagesAnswer,
  }),
  publishedCall({
    id: 'raidClears',
    summary: 'How many characters of a scope have cleared each raid, of those whose achievements are public.',
    params: z.object({ scope: scopeParam }),
    answer: raidClearsAnswer,
  }),
  publishedCall({
    id: 'ishgard',
    summary: 'A board of the Ishgardian Restoration (phases 2 to 4) on one day, with charts by world and by class.',
    params: z.object({ scope: scopeParam, season: seasonParam, group: groupParam, day: dayParam }),
    answer: ishgardAnswer,
    set: 'ishgard',
  }),
  publishedCall({
    id: 'ishgardIndex',
    summary: 'The boards of the Ishgardian Restoration that exist.',
    answer: ishgardIndexAnswer,
    set: 'ishgard',
  }),
  publishedCall({
    id: 'companies',
    summary: "One shard of the Free Companies and their members' scores (the company's ID modulo 1021).",
    params: z.object({ shard: shardParam }),
    answer: companiesAnswer,
  }),
  publishedCall({
    id: 'companyRanking',
    summary:
      'The first Free Companies of a scope: those with five known members or more, by the mean of their ten best.',
    params: z.object({ scope: scopeParam }),
    answer: companyRankingAnswer,
  }),
  publishedCall({
    id: 'gains',
    summary: 'Who gained most in the current week, month, season, or year.',
    params: z.object({ scope: scopeParam, period: gainKindParam }),
    answer: gainsAnswer,
  }),
  publishedCall({
    id: 'gainMonths',
    summary: 'Who gained most in each past month and season of a year, and in the whole year.',
    params: z.object({ scope: scopeParam, year: numberParam }),
    answer: gainMonthsAnswer,
  }),
  publishedCall({
    id: 'paces',
    summary: 'How much each character of a world gained in the last four whole weeks.',
    params: z.object({ scope: scopeParam }),
    answer: pacesAnswer,
  }),
  publishedCall({
    id: 'fewestMissing',
    summary:
      'Who lacks the least of what a new player can still get, over achievements, mounts, minions, and facewear.',
    params: z.object({ scope: scopeParam }),
    answer: fewestMissingAnswer,
  }),
  publishedCall({
    id: 'stats',
    summary: 'How many characters a scope has, by gender, race, and clan.',
    params: z.object({ scope: scopeParam }),
    answer: statsAnswer,
  }),
  publishedCall({
    id: 'collected',
    summary: 'How much characters have of each collection that the Lodestone lists, by scope.',
    answer: collectedAnswer,
  }),
  publishedCall({
    id: 'names',
    summary: 'Characters with a word in their name that begins with a prefix (1 to 6 letters a to z, lower case).',
    params: z.object({ prefix: prefixParam }),
    answer: namesAnswer,
  }),
  publishedCall({
    id: 'companyNames',
    summary:
      'Free Companies with a word in their name that begins with a prefix (1 to 6 letters a to z, lower case); `the` and `of` count only where a name has no other word.',
    params: z.object({ prefix: prefixParam }),
    answer: companyNamesAnswer,
  }),
  publishedCall({
    id: 'report',
    summary: 'What the latest nightly run did, and how old character data is.',
    answer: reportAnswer,
    set: 'report',
  }),
  publishedCall({
    id: 'historyIndex',
    summary: 'The weeks for which ranks and owners are kept.',
    answer: historyIndexAnswer,
    set: 'history',
  }),
  publishedCall({
    id: 'history',
    summary: "Weekly ranks of one shard's characters (ID modulo the period's shards) in a period.",
    params: z.object({ period: numberParam, shard: shardParam }),
    answer: historyAnswer,
    set: 'history',
  }),
  publishedCall({
    id: 'rarityWeeks',
    summary: 'How many characters owned each item of a type, week by week of a period.',
    params: z.object({ type: rarityTypeParam, scope: scopeParam, period: numberParam }),
    answer: rarityWeeksAnswer,
    set: 'history',
  }),
] as const
