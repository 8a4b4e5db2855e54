import { type AnswerOf, callById, type CallId, type ParamsOf, publishedKey } from '@kupodex/data/contract'
import type { PublishedStore } from '@kupodex/data/store'
import type { ZodType } from 'zod'

/** Reads what the last night has published for a call; null where it published nothing. Throws for a call that a function answers, and what the store throws. */
export const readPublished = async <Id extends CallId>(
  published: PublishedStore,
  id: Id,
  params: ParamsOf<Id>,
): Promise<AnswerOf<Id> | null> => {
  const schema = callById(id).answer as ZodType as ZodType<AnswerOf<Id>>
  return (await published.getJson(publishedKey(id, params), schema))?.value ?? null
}
