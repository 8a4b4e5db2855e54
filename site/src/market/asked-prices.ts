import type { PricesAnswer } from '@kupodex/data/contract'
import { askedIfPublished } from '#ask/asked.ts'
import type { Resource } from '#ask/resource.ts'
import { hasPrices } from './has-prices.ts'

/** What is published of a data center's prices; null for a site without prices, and for no data center. */
export const pricesOf = (dataCenter: string): Resource<PricesAnswer | null> | null =>
  hasPrices() && dataCenter !== '' ? askedIfPublished('prices', { dataCenter }) : null
