import type { Source } from '@kupodex/data/game'
import type { ImportContext } from '../context/context.ts'
import { sourcesOfBanner, waysToItem } from '../sources/index.ts'
import { rowsBy } from '../sources/sheet-index.ts'
import { fromFacts } from './build.ts'
import { unlockByItem } from '../sources/unlocks.ts'

type Shop = Extract<Source, { kind: 'shop' }>

interface Offer {
  currencyItemId: number
  npcId: number
  price: number
}

const unknownVendor = 0

/** BannerCondition.UnlockCriteria4: the item that the vendor of the condition sells. */
const bannerItem = 'UnlockCriteria4'

const shopsSelling = (itemId: number, context: ImportContext): Shop[] => {
  const banners = rowsBy(context.sheets.open('BannerCondition'), bannerItem).get(itemId) ?? []
  return [...banners.flatMap((row) => sourcesOfBanner(context, row)), ...waysToItem(context, itemId)]
    .map(({ source }) => source)
    .filter((source) => source.kind === 'shop')
}

const isNamed = ({ sheets }: ImportContext, npcId: number) =>
  (sheets.open('ENpcResident').get(npcId)?.text('Singular') ?? '') !== ''

/** Offers for one currency; an unknown vendor's is dropped where a known one takes the same currency. */
const offersOf = (itemId: number, context: ImportContext): Offer[] => {
  const offers = new Map<string, Offer>()
  for (const { npcId, cost } of shopsSelling(itemId, context)) {
    const [price, ...others] = cost
    if (!price || others.length > 0) continue
    const vendor = npcId !== null && isNamed(context, npcId) ? npcId : unknownVendor
    const key = `${price.itemId} ${vendor}`
    if (!offers.has(key)) offers.set(key, { currencyItemId: price.itemId, npcId: vendor, price: price.amount })
  }
  const all = [...offers.values()]
  return all.filter(
    (offer) =>
      offer.npcId !== unknownVendor ||
      !all.some((other) => other.npcId !== unknownVendor && other.currencyItemId === offer.currencyItemId),
  )
}

const shopId = ({ currencyItemId, npcId }: Offer): number => currencyItemId * 10_000_000 + npcId

/** Vendors of items that unlock something, by currency. */
export const shops = fromFacts('shops', (context) => {
  const { references } = context
  const sold = [...unlockByItem(context)]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([itemId, unlock]) => offersOf(itemId, context).map((offer) => ({ itemId, unlock, offer })))
  const rows = [...Map.groupBy(sold, ({ offer }) => shopId(offer))].map(([id, items]) => {
    const [{ offer }] = items as [(typeof items)[number]]
    return {
      id,
      currencyItemId: references.note('items', offer.currencyItemId),
      npcId: offer.npcId === unknownVendor ? null : references.note('npcs', offer.npcId),
      items: items.map(({ itemId, unlock, offer: { price } }) => ({
        itemId: references.note('items', itemId),
        price,
        unlock,
      })),
    }
  })
  return rows
})
