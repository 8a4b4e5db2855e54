import type * as z from 'zod'
import { type Call, type CachePolicy, defineCall, type PublishedSet } from './call.ts'
import type { openCallPaths } from './open-call-paths.ts'

/** Files change once a night: it shows within minutes without an invalidation, and an old copy may serve an hour while the new one is fetched. */
export const nightly = { kind: 'public', maxAge: 60, stale: 3600 } as const satisfies CachePolicy

/** The bucket key of the file that answers a published call, which its path gives; every `{param}` is to be filled in. */
export const answerKey = (path: string): string => `${path.replaceAll('?', '').replace(/^\//, '')}.json`

/** A call that a published file of a set answers, `night` by default: open to everyone, free, and cached like all such files. */
export const publishedCall = <
  const Id extends keyof typeof openCallPaths,
  Answer extends z.ZodType,
  Params extends z.ZodType = z.ZodObject<Record<never, never>>,
>({
  set = 'night',
  ...row
}: Pick<Call<Id, Params, Answer>, 'id' | 'summary' | 'answer'> & { params?: Params; set?: PublishedSet }) =>
  defineCall<Id, Answer, { kind: 'published'; set: PublishedSet }, Params>({
    ...row,
    audience: 'anyone',
    answerer: { kind: 'published', set },
    cache: nightly,
    cost: 0,
  })
