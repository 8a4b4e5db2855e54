import { laterPart } from '#ask/later-part.tsx'

/** The list of a category: most readers begin with the kinds. */
export const categoryList = laterPart(() => import('./category-list.tsx').then(({ CategoryList }) => CategoryList))

/** A search through all kinds, once one is begun. */
export const searchAll = laterPart(() => import('./search-all.tsx').then(({ SearchAll }) => SearchAll))

/** What a search needs, as soon as a reader is about to begin one. */
export const searchAhead = laterPart(() => import('./search-all.tsx').then(({ SearchAhead }) => SearchAhead), {
  isQuiet: true,
})
