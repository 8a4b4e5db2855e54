import type { Language } from '@kupodex/data/game'
import type { Facet } from '#browse/build/facets.ts'
import { partsOf } from '#browse/build/shelves.ts'
import { browseTexts } from '#browse/texts.ts'
import type { PatchPage } from './patch-pages.ts'

/** The exact patches of what a main patch brought, in order, where they are known. */
export const exactPatches = ({ things }: Pick<PatchPage, 'things'>): string[] =>
  [...new Set(things.flatMap(({ item }) => item.patch ?? []))].sort()

/** The chips of a main patch's page by exact patch; none where all is of one. */
export const partFacet = (page: Pick<PatchPage, 'things'>, language: Language): Facet[] => {
  const values = exactPatches(page).map((patch) => ({
    ...{ value: patch, name: patch },
    count: page.things.filter(({ item }) => item.patch === patch).length,
  }))
  return values.length < 2 ? [] : [{ name: 'part', label: browseTexts(language).facets.part, values }]
}

/** The chips of its page by collection; none where all is of one. */
export const collectionFacet = ({ things }: Pick<PatchPage, 'things'>, language: Language): Facet[] => {
  const values = partsOf(language, things).flatMap(({ heading, things: some }) =>
    some[0] === undefined ? [] : [{ value: some[0].type, name: heading, count: some.length }],
  )
  return values.length < 2 ? [] : [{ name: 'collection', label: browseTexts(language).facets.collection, values }]
}
