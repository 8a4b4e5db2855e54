import { Suspense, useMemo } from 'react'
import { CollectionPage, type CollectionPageProps } from '#collection/collection-page.tsx'
import type { ListExtras } from '#collection/extras.ts'
import { Guard } from '../ui/guard.tsx'
import { laterPart } from '../ui/later-part.ts'
import type { FishSectionTexts } from './sections.ts'
import { useFishNotes } from './use-notes.ts'
import { useFishSections } from './use-sections.ts'

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
  useNotes: (language, view) => useFishNotes(texts, language, view === 'list'),
})

/** The island of fish. */
export const FishPage = ({ fish, ...props }: CollectionPageProps & { fish: FishSectionTexts }) => {
  const extras = useMemo(() => extrasWith(fish), [fish])
  return <CollectionPage {...props} extras={extras} />
}
