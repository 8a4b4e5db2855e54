import { useMemo } from 'react'
import { CollectionPage, type CollectionPageProps } from '#collection/collection-page.tsx'
import type { AboveProps, ListExtras } from '#collection/extras.ts'
import { laterPart } from '#ui/later-part.ts'
import { MapFold } from './map-fold.tsx'

const details = laterPart(() => import('./note-details.tsx').then(({ NoteDetails }) => NoteDetails))

const extrasWith = (mapTitle: string): ListExtras => ({
  above: (props: AboveProps) => <MapFold {...props} title={mapTitle} />,
  details,
})

interface Props extends CollectionPageProps {
  /** What opens the map of the battles. */
  mapTitle: string
}

/** The island of the Bozjan field notes: the notes, and a map of the battles that drop them. */
export const BozjaPage = ({ mapTitle, ...props }: Props) => {
  const extras = useMemo(() => extrasWith(mapTitle), [mapTitle])
  return <CollectionPage {...props} extras={extras} />
}
