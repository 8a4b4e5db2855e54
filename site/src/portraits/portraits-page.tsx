import { CollectionPage, type CollectionPageProps } from '#collection/collection-page.tsx'
import type { ListExtras } from '#collection/extras.ts'
import { laterPart } from '#ui/later-part.ts'

const extras: ListExtras = {
  details: laterPart(() => import('./portrait-details.tsx').then(({ PortraitDetails }) => PortraitDetails)),
}

/** The island of the portraits: what unlocks parts of portraits and adventurer plates, and which parts. */
export const PortraitsPage = (props: CollectionPageProps) => <CollectionPage {...props} extras={extras} />
