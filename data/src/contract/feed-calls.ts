import * as z from 'zod'
import { type CachePolicy, defineCall } from './call.ts'
import { leastCost } from './limits.ts'
import { characterIdParam, companyParam, languageParam, scopeParam } from './params.ts'

/** Programs ask for feeds by the clock, also for what there is none of, and what is hidden is gone after a minute. */
const minute: CachePolicy = { kind: 'public', maxAge: 60, missing: 60 }

/** What all feeds have in common: Atom (RFC 4287) in one language, with links relative to the feed's address. */
const feed = {
  audience: 'anyone',
  answerer: { kind: 'function', name: 'feed' },
  cache: minute,
  mediaType: 'application/atom+xml',
  answer: z.string(),
} as const

export const feedCalls = [
  defineCall({
    id: 'charFeed',
    ...feed,
    summary:
      'An Atom feed of the last 50 things that a character obtained: achievements on their day, and what was first seen there later. What is private or hidden is left out; 404 for a character that Kupodex does not know.',
    params: z.object({ lang: languageParam, id: characterIdParam }),
    cost: leastCost,
  }),
  defineCall({
    id: 'companyFeed',
    ...feed,
    summary:
      'An Atom feed of the last achievements and mounts that members of a Free Company obtained; 404 for one of which fewer than two members are known.',
    params: z.object({ lang: languageParam, company: companyParam }),
    // A file of many companies, two tables, and up to twenty characters.
    cost: 1,
  }),
  defineCall({
    id: 'scopeFeed',
    ...feed,
    summary:
      'An Atom feed of a world, a data center, or all worlds: who leads each board, and who cleared the newest raid first; 404 where nobody is ranked.',
    params: z.object({ lang: languageParam, scope: scopeParam }),
    // Three boards, a raid, a table, and up to fifty characters.
    cost: 2,
  }),
] as const
