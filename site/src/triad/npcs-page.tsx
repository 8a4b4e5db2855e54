import { useEffect } from 'react'
import { CollectionPage, type CollectionPageProps } from '#collection/collection-page.tsx'
import type { ListExtras } from '#collection/extras.ts'
import type { Language } from '@kupodex/data/game'
import { laterPart } from '../ui/later-part.ts'
import { useStore } from '../ui/use-store.ts'
import { facets, listed, notes, opponentFacets } from './added.ts'
import { NextStrip } from './next-strip.tsx'

let isFollowing = false

/** Loads the facets, once a reader points at the list or has come by an address with one. */
const loadFacets = (language: Language): void => {
  if (isFollowing) return
  isFollowing = true
  void import('./facets.ts').then(
    ({ facetsOf }) => listed.subscribe((all) => facets.set(facetsOf(all, language))),
    () => (isFollowing = false),
  )
}

const details = laterPart(() => import('./npc-details.tsx').then(({ NpcDetails }) => NpcDetails))

const extrasOf = (language: Language): ListExtras => ({
  details,
  above: NextStrip,
  facetNames: opponentFacets,
  useFacets: () => useStore(facets),
  useNotes: () => useStore(notes),
  ahead: () => loadFacets(language),
})

/** The extras of each language, made once: lists compare them. */
const extras = { en: extrasOf('en'), de: extrasOf('de'), fr: extrasOf('fr'), ja: extrasOf('ja') }

/** The island of the opponents' page. */
export const NpcsPage = (props: CollectionPageProps) => {
  const { language } = props
  useEffect(() => {
    const query = new URLSearchParams(location.search)
    if (opponentFacets.some((name) => query.has(name))) loadFacets(language)
  }, [language])
  return <CollectionPage {...props} extras={extras[language]} />
}
