import { computed } from 'nanostores'
import { useEffect } from 'react'
import { CollectionPage, type CollectionPageProps } from '#collection/collection-page.tsx'
import type { ListExtras } from '#collection/frame.ts'
import type { Language } from '@kupodex/data/game'
import { answered } from '#ask/outcome.ts'
import { createResource } from '#ask/resource.ts'
import { laterPart } from '#ask/later-part.tsx'
import { useStore } from '../ui/use-store.ts'
import { facets, listed, noNotes, notes, opponentFacets } from './added.ts'
import { NextStrip } from './next-strip.tsx'
import styles from './triad.css?url'

const script = createResource(async () => answered(await import('./facets.ts')), { freshFor: Infinity })

let stopFollowing: (() => void) | null = null

/** Loads the facets, once a reader points at the list or has come by an address with one. */
const loadFacets = (language: Language): void => {
  stopFollowing ??= computed([script, listed], ({ value }, all) => value?.facetsOf(all, language) ?? []).subscribe(
    (made) => facets.set(made),
  )
}

const details = laterPart(() => import('./npc-details.tsx').then(({ NpcDetails }) => NpcDetails), { styles })

const extrasOf = (language: Language): ListExtras => ({
  details,
  above: NextStrip,
  useFacets: () => useStore(facets),
  useNotes: (_, isWanted) => useStore(isWanted ? notes : noNotes),
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
