import { CollectionPage, type CollectionPageProps } from '#collection/collection-page.tsx'
import type { ListExtras } from '#collection/frame.ts'
import { laterPart } from '#ask/later-part.tsx'
import styles from './portrait-details.css?url'

const extras: ListExtras = {
  details: laterPart(() => import('./portrait-details.tsx').then(({ PortraitDetails }) => PortraitDetails), { styles }),
}

/** The island of the portraits: what unlocks parts of portraits and adventurer plates, and which parts. */
export const PortraitsPage = (props: CollectionPageProps) => <CollectionPage {...props} extras={extras} />
