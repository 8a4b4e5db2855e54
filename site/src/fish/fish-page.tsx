import { Suspense, useMemo } from 'react'
import { CollectionPage, type CollectionPageProps } from '#collection/collection-page.tsx'
import type { ListExtras } from '#collection/extras.ts'
import { type NoteOf, useRowNotes } from '#collection/use-row-notes.ts'
import { fill } from '#texts/fill.ts'
import { Guard } from '../ui/guard.tsx'
import { laterPart } from '../ui/later-part.ts'
import type { FishSectionTexts } from './sections.ts'
import { useFishSections } from './use-sections.ts'

const details = laterPart(() => import('./fish-details.tsx').then(({ FishDetails }) => FishDetails))

/** Only owners see it. */
const tracker = laterPart(() => import('./tracker.tsx').then(({ Tracker }) => Tracker))

const noteWith =
  (texts: FishSectionTexts): NoteOf<'fish'> =>
  ({ id, level, placeNameId }, places) => [
    id,
    level === null ? undefined : fill(texts.level, { n: String(level) }),
    places.get(placeNameId ?? 0),
  ]

const extrasWith = (texts: FishSectionTexts, noteOf = noteWith(texts)): ListExtras => ({
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
  useNotes: (language, view) => useRowNotes(language, 'fish', view === 'list', noteOf),
})

/** The island of fish. */
export const FishPage = ({ fish, ...props }: CollectionPageProps & { fish: FishSectionTexts }) => {
  const extras = useMemo(() => extrasWith(fish), [fish])
  return <CollectionPage {...props} extras={extras} />
}
