import type { Language } from '@kupodex/data/game'
import { Suspense, useMemo } from 'react'
import { listPage } from '#collection/collection-page.tsx'
import type { AboveProps, Notes, SectionOf } from '#collection/frame.ts'
import { useTable } from '#tables/use-table.ts'
import { Guard } from '#ui/guard.tsx'
import { laterPart } from '#ask/later-part.tsx'
import { type NoteOf, useRowNotes } from '#collection/use-row-notes.ts'
import { fill } from '#texts/fill.ts'
import { sectionOfFish } from './sections.ts'
import { fishTexts } from './texts.ts'
import { isOceanSpot } from './ocean.ts'
import styles from './tracker.css?url'

const noNote: NoteOf<'fish'> = ({ id }) => [id]

/** Level and place of each fish; none until the tables for them are loaded, or while they are not wanted. */
export const useFishNotes = (language: Language, isWanted: boolean): Notes => {
  const texts = fishTexts(language)
  const places = useTable(language, 'placeNames', 'lean', isWanted)
  const isReady = places.state === 'ready'
  const noteOf = useMemo((): NoteOf<'fish'> => {
    if (places.state !== 'ready') return noNote
    const names = new Map(places.rows.map(({ id, name }) => [id, name]))
    return ({ id, level, placeNameId }) => [
      id,
      level === null ? undefined : fill(texts.level, { n: String(level) }),
      names.get(placeNameId ?? 0),
      isOceanSpot(placeNameId) ? texts.ocean : undefined,
    ]
  }, [places, texts])
  return useRowNotes(language, 'fish', isWanted && isReady, noteOf)
}

/** The section of each fish; null until the tables for it are loaded. */
const useFishSections = (language: Language, grouping: string): SectionOf | null => {
  const texts = fishTexts(language)
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

const tracker = laterPart(() => import('./tracker.tsx').then(({ Tracker }) => Tracker), { styles })

/** Only owners see it. */
const OwnersTracker = ({ frame, things }: AboveProps) =>
  frame.mark !== null &&
  frame.isKnown && (
    <Guard instead={null}>
      <Suspense>
        <tracker.Part {...{ frame, things }} />
      </Suspense>
    </Guard>
  )

export const FishPage = listPage({
  details: laterPart(() => import('./fish-details.tsx').then(({ FishDetails }) => FishDetails)),
  above: OwnersTracker,
  useSections: useFishSections,
  useNotes: useFishNotes,
})
