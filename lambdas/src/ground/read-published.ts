import { companyShard } from '@kupodex/data/rules'
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

/** A free company as the last night published it, and when (epoch ms); null for one that it did not. Throws what the store throws. */
export const readCompany = async (published: PublishedStore, id: string) => {
  const file = await readPublished(published, 'companies', { shard: String(companyShard(id)) })
  const company = file?.companies[id]
  return file && company ? { company, at: file.generateTime } : null
}
