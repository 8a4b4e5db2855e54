import type { Language } from '@kupodex/data/game'
import { countings } from '@kupodex/data/rules'
import type { Rarity } from '#tables/rarity.ts'
import type { SourceType } from '#list/controls/facets.ts'
import type { ListSort } from './facts.ts'
import type { Thing } from './thing.ts'

type Compare = (a: Thing, b: Thing) => number

/** What orders need to know. */
export interface SortFacts {
  language: Language
  sourceTypes: readonly SourceType[]
  /** Null while it is loading, and for a collection without a rarity list. */
  rarity: Rarity | null
  /**
   * What the reader's own character, or a favorite, had when the list was opened, so that nothing moves while it is ticked; null for all
   * other characters.
   */
  had: ReadonlySet<number> | null
}

/** First what is missing and can be had as all else, then for a limited time, for money and no longer, then what one has. */
const placeIn = (had: ReadonlySet<number>, thing: Thing): number =>
  had.has(thing.id) ? countings.length : countings.indexOf(thing.counting)

/** The patch that brought a thing as a number, inferred where it is not known. */
const patchOf = ({ patch, mainPatch }: Thing): number => (patch == null ? (mainPatch ?? 0) / 10 : Number(patch))

/**
 * How to order by each word of a page; in the game's order things come as they are read. What says which thing to get next says so of
 * what is missing, and has the rest behind it.
 */
export const sortsOf = ({
  language,
  sourceTypes,
  rarity,
  had,
}: SortFacts): Record<Exclude<ListSort, 'inGame'>, Compare> => {
  const { compare } = new Intl.Collator(language)
  const places = new Map(sourceTypes.map(({ id, sort }) => [id, sort]))
  const placeOf = ({ sourceTypeId }: Thing) => places.get(sourceTypeId ?? 0) ?? Number.MAX_SAFE_INTEGER
  const owners = ({ id }: Thing) => rarity?.of(id)?.count ?? 0
  const byNeed: Compare = (a, b) => (had === null ? 0 : placeIn(had, a) - placeIn(had, b))
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
  }
}
