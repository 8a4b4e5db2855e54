import type { Language } from '@kupodex/data/game'
import type { Rarity } from '#tables/rarity.ts'
import { obtainabilityFacet, patchFacet, sourceFacet, type SourceType } from './controls/facets.ts'
import type { Facet, ListModel } from './controls/narrow.ts'
import type { ListOptions } from './controls/state.ts'
import type { ControlTexts } from './controls/texts/index.ts'
import { type ListExtras, noExtras, type Notes } from './extras.ts'
import type { ListFacts } from './facts.ts'
import type { Thing } from './thing.ts'
import { filters, ofOwnersOnly, sortsOf } from './words.ts'

/** Whether a collection's rows say how they are obtained; where they do not, there is nothing to narrow by it. */
const saysWay = ({ page, list }: ListFacts) => page.sourceFilter || list !== null

/** Whether a collection's rows say which patch brought them. */
const saysPatch = ({ page: { details }, list }: ListFacts) =>
  list !== null || details.includes('patch') || details.includes('estimatedPatch')

const facetNames = (facts: ListFacts): string[] => [
  ...(saysWay(facts) ? ['source'] : []),
  ...(saysPatch(facts) ? ['patch'] : []),
  'obtainable',
  'wish',
]

/** What the menu of a collection's list offers; every list can show all of its things. */
export const optionsOf = (facts: ListFacts, { facetNames: more = [] }: ListExtras = noExtras): ListOptions => {
  const { sorts, views, groupings, filters: own } = facts.page
  const withAll = own.length === 0 || own.includes('all') ? own : ['all', ...own]
  return { sorts, views, shows: withAll, groupings, facets: [...facetNames(facts), ...more] }
}

/** Words of `show` that make no sense in a view: all of them above sections, those about a character where it is not known. */
export const withoutIn = (facts: ListFacts, view: string, isKnown: boolean): readonly string[] => {
  if (facts.page.sections.length > 0 && view !== 'list') return ['all', ...facts.page.filters]
  return isKnown ? [] : ofOwnersOnly
}

/** What the menu of a list is made with. */
export interface ModelFacts {
  language: Language
  texts: ControlTexts
  sourceTypes: readonly SourceType[]
  rarity: Rarity | null
  /** What the reader wants and hides; null where that is nothing. */
  wishes: Facet<Thing> | null
  /** Things whose names the reader's shield hides. */
  isVeiled: (thing: Thing) => boolean
  /** Facets of this collection alone. */
  ownFacets?: readonly Facet<Thing>[]
  notes?: Notes
}

/** The facets of a collection's list. */
export const facetsOf = (
  facts: ListFacts,
  { texts, sourceTypes, ownFacets = [], wishes }: ModelFacts,
): Facet<Thing>[] => {
  const all = [patchFacet<Thing>(texts), obtainabilityFacet<Thing>(texts), sourceFacet<Thing>(texts, sourceTypes)]
  const names = facetNames(facts)
  return [...ownFacets, ...all.filter(({ name }) => names.includes(name)), ...(wishes === null ? [] : [wishes])]
}

/** How a collection's list is searched, ordered and narrowed. */
export const modelOf = (facts: ListFacts, using: ModelFacts): ListModel<Thing> => {
  const sorts = Object.entries(sortsOf(using)).flatMap(([word, compare]) => (compare ? [[word, compare] as const] : []))
  return {
    // What the reader's shield hides is not found by its name.
    textOf: (thing) =>
      using.isVeiled(thing) ? '' : `${thing.name} ${thing.howTo} ${using.notes?.get(thing.id)?.text ?? ''}`,
    shows: filters,
    sorts: Object.fromEntries(sorts),
    facets: facetsOf(facts, using),
  }
}
