import { CollectionPage, type CollectionPageProps } from '#collection/collection-page.tsx'
import type { ListExtras } from '#collection/frame.ts'
import { laterPart } from '#ask/later-part.tsx'

const extras: ListExtras = {
  details: laterPart(() => import('./outfit-details.tsx').then(({ OutfitDetails }) => OutfitDetails)),
}

/** The island of outfits. */
export const OutfitsPage = (props: CollectionPageProps) => <CollectionPage {...props} extras={extras} />
