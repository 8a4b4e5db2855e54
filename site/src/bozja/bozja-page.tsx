import { CollectionPage, type CollectionPageProps } from '#collection/collection-page.tsx'
import type { ListExtras } from '#collection/frame.ts'
import { laterPart } from '#ask/later-part.tsx'
import { MapFold } from './map-fold.tsx'
import styles from './bozja.css?url'

const extras: ListExtras = {
  above: MapFold,
  details: laterPart(() => import('./note-details.tsx').then(({ NoteDetails }) => NoteDetails), { styles }),
}

/** The island of the Bozjan field notes: the notes, and a map of the battles that drop them. */
export const BozjaPage = (props: CollectionPageProps) => <CollectionPage {...props} extras={extras} />
