import type { Language } from '@kupodex/data/game'
import { formatNumber } from '#format/number.ts'
import type { Facet } from '#list/controls/narrow.ts'
import type { ControlTexts } from '#list/controls/texts.ts'
import type { Prices } from '#market/prices.ts'
import { fill } from '#texts/fill.ts'
import type { Thing, ThingRow } from './thing.ts'

const yesOrNo = (value: boolean | null | undefined): ('yes' | 'no')[] => (value == null ? [] : [value ? 'yes' : 'no'])

const byNumber = (a: string, b: string): number => Number(a) - Number(b)

const yesFirst = (a: string, b: string): number => b.localeCompare(a)

/** How many ride a mount, the rider included; null where it is not known. */
export const seatsOf = ({ extraSeats }: ThingRow): number | null => (extraSeats == null ? null : extraSeats + 1)

const yesNoFacet = (
  name: 'market' | 'music',
  texts: ControlTexts,
  isSo: (row: ThingRow) => boolean | null | undefined,
): Facet<Thing> => ({
  name,
  label: texts.facets[name],
  valuesOf: ({ row }) => yesOrNo(isSo(row)),
  labelOf: (value) => texts[name][value as 'yes' | 'no'],
  order: yesFirst,
  form: 'select',
})

/** Prices that one may not want to go beyond, gil. */
const priceSteps = [10_000, 50_000, 100_000, 500_000, 1_000_000, 5_000_000, 10_000_000, 50_000_000]

/** What a thing can be bought for on the market board at most; of all steps above its price. */
const priceFacet = (language: Language, { facets, upTo }: ControlTexts, prices: Prices | null): Facet<Thing> => ({
  name: 'price',
  label: facets.price,
  valuesOf: ({ id }) => {
    const cheapest = prices?.get(id)?.cheapest ?? Infinity
    return priceSteps.filter((step) => cheapest <= step).map(String)
  },
  labelOf: (value) => fill(upTo, { gil: formatNumber(Number(value), language) }),
  order: byNumber,
  form: 'select',
})

const seatsFacet = (language: Language, { facets }: ControlTexts): Facet<Thing> => ({
  name: 'seats',
  label: facets.seats,
  valuesOf: ({ row }) => {
    const seats = seatsOf(row)
    return seats === null ? [] : [String(seats)]
  },
  labelOf: (value) => formatNumber(Number(value), language),
  order: byNumber,
  form: 'select',
})

/** The facets that only some collections have the facts for: what can be sold, and for how much, and of mounts seats and music. */
export const factFacets = (language: Language, texts: ControlTexts, prices: Prices | null): Facet<Thing>[] => [
  yesNoFacet('market', texts, ({ onMarket }) => onMarket),
  priceFacet(language, texts, prices),
  seatsFacet(language, texts),
  yesNoFacet('music', texts, ({ ownMusic }) => ownMusic),
]
