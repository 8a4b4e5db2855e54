import type { Language } from '@kupodex/data/game'
import { Suspense, useMemo } from 'react'
import { CollectionPage, type CollectionPageProps } from '#collection/collection-page.tsx'
import type { ListExtras, SectionOf } from '#collection/frame.ts'
import { useTable } from '#tables/use-table.ts'
import { Guard } from '../ui/guard.tsx'
import { laterPart } from '#ask/later-part.tsx'
import { type FishSectionTexts, sectionOfFish } from './sections.ts'
import { type FishTexts, fishTexts } from './texts.ts'
import { useFishNotes } from './use-fish-notes.ts'
import styles from './tracker.css?url'

/** The section of each fish; null until the tables for it are loaded. */
const useFishSections = (texts: FishSectionTexts, language: Language, grouping: string): SectionOf | null => {
  const isByPlace = grouping === 'place'
  const fish = useTable(language, 'fish')
  const places = useTable(language, 'placeNames', 'lean', isByPlace)
  return useMemo(() => {
    if (fish.state !== 'ready' || (isByPlace && places.state === 'loading')) return null
    const names = new Map(isByPlace && places.state === 'ready' ? places.rows.map(({ id, name }) => [id, name]) : [])
    const sections = new Map(fish.rows.map((one) => [one.id, sectionOfFish(one, grouping, texts, names)]))
    return ({ id }) => sections.get(id) ?? { key: '', name: '', order: 0 }
  }, [texts, grouping, isByPlace, fish, places])
}

const details = laterPart(() => import('./fish-details.tsx').then(({ FishDetails }) => FishDetails))

/** Only owners see it. */
const tracker = laterPart(() => import('./tracker.tsx').then(({ Tracker }) => Tracker), { styles })

const extrasWith = (texts: FishTexts): ListExtras => ({
  details,
  above: ({ frame, things }) =>
    frame.mark !== null &&
    frame.isKnown && (
      <Guard instead={null}>
        <Suspense>
          <tracker.Part {...{ frame, things }} />
        </Suspense>
      </Guard>
    ),
  useSections: (language, grouping) => useFishSections(texts, language, grouping),
  useNotes: (language, isWanted) => useFishNotes(texts, language, isWanted),
})

/** The island of fish. */
export const FishPage = (props: CollectionPageProps) => {
  const extras = useMemo(() => extrasWith(fishTexts(props.language)), [props.language])
  return <CollectionPage {...props} extras={extras} />
}
