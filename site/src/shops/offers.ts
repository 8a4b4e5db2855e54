import type { LeanRow, Unlock } from '@kupodex/data/game'
import type { Facet, ListModel } from '#list/controls/narrow.ts'
import type { ListOptions } from '#list/controls/state.ts'
import { searchTextOf } from '#list/page-words.ts'
import type { HasUnlocked } from './use-unlocked.ts'

/** Something that the trove offers, as it was offered last. */
export interface Offer {
  id: number
  itemId: number
  amount: number
  unlock: Unlock | null
  cost: number
  /** The tomestone of its season. */
  currencyItemId: number
  name: string
  /** Whether the character has what it unlocks; null where that is not known, or it unlocks nothing. */
  has: boolean | null
}

export const troveOptions: ListOptions = {
  sorts: ['inGame'],
  views: ['list'],
  shows: ['all', 'completed', 'missing'],
  facets: ['season'],
}

const lastOffers = (rows: readonly LeanRow<'moogleTrove'>[]) => {
  const last = new Map<string, LeanRow<'moogleTrove'>>()
  for (const row of rows.toSorted((a, b) => a.currencyItemId - b.currencyItemId))
    last.set(`${row.itemId} ${row.amount}`, row)
  return [...last.values()]
}

/** What the trove offers, the newest season (the highest tomestone) first and in it the dearest; an item of several seasons once, at its last price. */
export const offersOf = (
  rows: readonly LeanRow<'moogleTrove'>[],
  nameOf: (itemId: number) => string,
  has: HasUnlocked,
): Offer[] =>
  lastOffers(rows)
    .map(({ id, itemId, amount, unlock, cost, currencyItemId }) => ({
      ...{ id, itemId, amount, unlock, cost, currencyItemId },
      name: nameOf(itemId),
      has: unlock === null ? null : has(unlock),
    }))
    .sort((a, b) => b.currencyItemId - a.currencyItemId || b.cost - a.cost || a.itemId - b.itemId)

/** The season of an offer, by its tomestone; those that `isHidden` are no choice. */
export const seasonFacet = (
  label: string,
  nameOf: (itemId: number) => string,
  isHidden: (itemId: number) => boolean,
): Facet<Offer> => ({
  name: 'season',
  label,
  valuesOf: ({ currencyItemId }) => (isHidden(currencyItemId) ? [] : [String(currencyItemId)]),
  labelOf: (value) => nameOf(Number(value)),
  form: 'select',
})

/** How the trove is searched and narrowed; what `isHidden` is not found by its name. */
export const troveModel = (
  facets: readonly Facet<Offer>[],
  isHidden: (itemId: number) => boolean,
): ListModel<Offer> => ({
  textOf: searchTextOf<Offer>({ search: ['name'] }, { name: ({ name }) => name }, ({ itemId }) => isHidden(itemId)),
  shows: {
    all: () => true,
    completed: ({ has }) => has === true,
    missing: ({ has }) => has === false,
  },
  sorts: {},
  facets,
})
