import type { Language } from '@kupodex/data/game'
import type { Prices } from '#market/prices.ts'
import type { Rarity } from '#tables/rarity.ts'
import { obtainabilityFacet, patchFacet, sourceFacet, type SourceType } from '#list/controls/facets.ts'
import type { Facet, ListModel } from '#list/controls/narrow.ts'
import type { ControlTexts } from '#list/controls/texts.ts'
import { needNames } from '#list/menu.ts'
import { facetsIn, ofOwnersOnly, searchTextOf } from '#list/page-words.ts'
import type { ListFrame, Notes } from './frame.ts'
import type { ListFacts } from './facts.ts'
import { sortsOf } from './order.ts'
import { factFacets } from './own-facets.ts'
import type { Thing } from './thing.ts'
import { filters } from './words.ts'

/** Words of `show` that make no sense in a view: all of them above sections, those about a character where it is not known. */
export const withoutIn = (facts: ListFacts, view: string, isKnown: boolean): readonly string[] => {
  if (facts.page.sections.length > 0 && view !== 'list') return ['all', ...facts.page.filters]
  return isKnown ? [] : ofOwnersOnly
}

/** What words of a menu are called where their usual name does not fit: blocks are of names where there are no pictures. */
export const namesOf = (
  { isPictured, isTheirs }: Pick<ListFrame, 'isPictured' | 'isTheirs'>,
  texts: ControlTexts,
): Readonly<Record<string, string>> => ({
  ...(isPictured ? {} : { blocks: texts.words.names }),
  ...needNames(isTheirs, texts),
})

export interface ModelFacts {
  language: Language
  texts: ControlTexts
  sourceTypes: readonly SourceType[]
  rarity: Rarity | null
  /** What the reader says of things, and has elsewhere. */
  reader: readonly Facet<Thing>[]
  /** Things whose names the reader's shield hides. */
  isVeiled: (thing: Thing) => boolean
  /** What a character of the reader's had when the list was opened; null for all others. */
  had: ReadonlySet<number> | null
  /** Null while they are loading, and where there are none. */
  prices: Prices | null
  ownFacets?: readonly Facet<Thing>[]
  notes?: Notes
}

/** How a collection's list is searched, ordered and narrowed. */
export const modelOf = (
  { page }: ListFacts,
  { language, texts, sourceTypes, rarity, reader, isVeiled, had, prices, ownFacets = [], notes }: ModelFacts,
): ListModel<Thing> => ({
  textOf: searchTextOf<Thing>(
    page,
    { name: ({ name }) => name, howTo: ({ howTo }) => howTo, note: ({ id }) => notes?.get(id)?.text },
    isVeiled,
  ),
  shows: filters,
  sorts: sortsOf({ language, sourceTypes, rarity, had, prices }),
  facets: facetsIn(page, [
    ...ownFacets,
    ...factFacets(language, texts, prices),
    patchFacet<Thing>(texts),
    obtainabilityFacet<Thing>(language, texts),
    sourceFacet<Thing>(texts, sourceTypes),
    ...reader,
  ]),
})
