import type * as z from 'zod'
import { type Call, type CachePolicy, defineCall, type PublishedSet } from './call.ts'
import type { openCallPaths } from './open-call-paths.ts'

/**
 * Published files change once a night: a change shows within minutes without an invalidation, and an old copy may serve an hour while the
 * new one is fetched.
 */
export const nightly = { kind: 'public', maxAge: 60, stale: 3600 } as const satisfies CachePolicy

/** The bucket key of the file that answers a published call, which its path gives; every `{param}` is to be filled in. */
export const answerKey = (path: string): string => `${path.replaceAll('?', '').replace(/^\//, '')}.json`

/** What one published call has and another has not. */
interface PublishedRow<Id extends string, Params extends z.ZodType, Answer extends z.ZodType> extends Pick<
  Call<Id, Params, Answer>,
  'id' | 'summary' | 'params' | 'answer' | 'refusal'
> {
  /** What of the published files it is from; `night` by default. */
  set?: PublishedSet
}

/** A call that a published file answers: open to everyone, free, and cached like all such files. */
export const publishedCall = <
  const Id extends keyof typeof openCallPaths,
  Params extends z.ZodType,
  Answer extends z.ZodType,
>({
  set = 'night',
  ...row
}: PublishedRow<Id, Params, Answer>) =>
  defineCall<Id, Params, Answer, { kind: 'published'; set: PublishedSet }>({
    ...row,
    audience: 'anyone',
    answerer: { kind: 'published', set },
    cache: nightly,
    cost: 0,
  })
