import * as z from 'zod'
import { scopeParam } from './params.ts'
import { pricesAnswer } from './price-answers.ts'
import { publishedCall } from './published-call.ts'

export const priceCalls = [
  publishedCall({
    id: 'prices',
    summary:
      "What things of collections are offered for on a data center's market boards: the lowest price and the median in gil, and when that was last seen. From Universalis; 404 where no prices are published.",
    params: z.object({ dataCenter: scopeParam }),
    answer: pricesAnswer,
    set: 'prices',
  }),
] as const
