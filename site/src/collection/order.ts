import type { Language } from '@kupodex/data/game'
import type { Prices } from '#market/prices.ts'
import type { Rarity } from '#tables/rarity.ts'
import type { SourceType } from '#list/controls/facets.ts'
import { needOf } from '#list/menu.ts'
import type { ListSort } from './facts.ts'
import type { Thing } from './thing.ts'

type Compare = (a: Thing, b: Thing) => number

export interface SortFacts {
  language: Language
  sourceTypes: readonly SourceType[]
  /** Null while it is loading, and for a collection without a rarity list. */
  rarity: Rarity | null
  /** What the reader's own character, or a favorite, had when the list was opened, so that ticking moves nothing; null for all others. */
  had: ReadonlySet<number> | null
  /** Null while they are loading, and where there are none. */
  prices: Prices | null
}

/** The patch that brought a thing as a number, inferred where it is not known. */
const patchOf = ({ patch, mainPatch }: Thing): number => (patch == null ? (mainPatch ?? 0) / 10 : Number(patch))

/** How to order by each word of a page; in the game's order things come as they are read. Orders of what to get next have what is missing first. */
export const sortsOf = ({
  language,
  sourceTypes,
  rarity,
  had,
  prices,
}: SortFacts): Record<Exclude<ListSort, 'inGame'>, Compare> => {
  const { compare } = new Intl.Collator(language)
  const places = new Map(sourceTypes.map(({ id, sort }) => [id, sort]))
  const placeOf = ({ sourceTypeId }: Thing) => places.get(sourceTypeId ?? 0) ?? Number.MAX_SAFE_INTEGER
  const owners = ({ id }: Thing) => rarity?.of(id)?.count ?? 0
  const priceOf = ({ id }: Thing) => prices?.get(id)?.cheapest ?? Number.MAX_SAFE_INTEGER
  const needIn = ({ id, counting }: Thing) => (had === null ? 0 : needOf(had.has(id), counting))
  const byNeed: Compare = (a, b) => needIn(a) - needIn(b)
  const next =
    (compareTwo: Compare): Compare =>
    (a, b) =>
      byNeed(a, b) || compareTwo(a, b)
  return {
    missingFirst: byNeed,
    name: (a, b) => compare(a.name, b.name),
    source: (a, b) => placeOf(a) - placeOf(b),
    rarest: next((a, b) => owners(a) - owners(b)),
    mostCommon: next((a, b) => owners(b) - owners(a)),
    patch: next((a, b) => patchOf(b) - patchOf(a)),
    cheapest: next((a, b) => priceOf(a) - priceOf(b)),
  }
}
