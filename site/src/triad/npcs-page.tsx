import { useEffect } from 'react'
import { CollectionPage } from '#collection/collection-page.tsx'
import type { CollectionPageProps, ListExtras } from '#collection/frame.ts'
import type { Language } from '@kupodex/data/game'
import { laterPart } from '#ask/later-part.tsx'
import { useStore } from '../ui/use-store.ts'
import { facets, noNotes, notes } from './added.ts'
import { hasFacet, loadFacets } from './load-facets.ts'
import { NextStrip } from './next-strip.tsx'
import styles from './triad.css?url'

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

export const NpcsPage = (props: CollectionPageProps) => {
  const { language } = props
  useEffect(() => {
    if (hasFacet(location.search)) loadFacets(language)
  }, [language])
  return <CollectionPage {...props} extras={extras[language]} />
}
