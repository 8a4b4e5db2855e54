import type { Language } from '@kupodex/data/game'
import { Suspense, useMemo } from 'react'
import { CollectionPage, type CollectionPageProps } from '#collection/collection-page.tsx'
import type { ListExtras, Notes, SectionOf } from '#collection/frame.ts'
import { type NoteOf, useRowNotes } from '#collection/use-row-notes.ts'
import { useTable } from '#tables/use-table.ts'
import { fill } from '#texts/fill.ts'
import { Guard } from '../ui/guard.tsx'
import { laterPart } from '#ask/later-part.tsx'
import { type FishSectionTexts, sectionOfFish } from './sections.ts'
import { fishTexts } from './texts.ts'

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

const noNote: NoteOf<'fish'> = ({ id }) => [id]

/** Level and place of each fish; none until the tables for them are loaded, or while no rows are shown. */
const useFishNotes = (texts: FishSectionTexts, language: Language, isShown: boolean): Notes => {
  const places = useTable(language, 'placeNames', 'lean', isShown)
  const isReady = places.state === 'ready'
  const noteOf = useMemo((): NoteOf<'fish'> => {
    if (places.state !== 'ready') return noNote
    const names = new Map(places.rows.map(({ id, name }) => [id, name]))
    return ({ id, level, placeNameId }) => [
      id,
      level === null ? undefined : fill(texts.level, { n: String(level) }),
      names.get(placeNameId ?? 0),
    ]
  }, [places, texts])
  return useRowNotes(language, 'fish', isShown && isReady, noteOf)
}

const details = laterPart(() => import('./fish-details.tsx').then(({ FishDetails }) => FishDetails))

/** Only owners see it. */
const tracker = laterPart(() => import('./tracker.tsx').then(({ Tracker }) => Tracker))

const extrasWith = (texts: FishSectionTexts): ListExtras => ({
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
  useNotes: (language, isShown) => useFishNotes(texts, language, isShown),
})

/** The island of fish. */
export const FishPage = (props: CollectionPageProps) => {
  const extras = useMemo(() => extrasWith(fishTexts(props.language)), [props.language])
  return <CollectionPage {...props} extras={extras} />
}
