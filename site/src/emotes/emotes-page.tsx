import { CollectionPage, type CollectionPageProps } from '#collection/collection-page.tsx'
import type { ListExtras } from '#collection/extras.ts'
import { laterPart } from '../ui/later-part.ts'
import { useEmoteSections } from './use-sections.ts'

const extras: ListExtras = {
  details: laterPart(() => import('./emote-details.tsx').then(({ EmoteDetails }) => EmoteDetails)),
  useSections: useEmoteSections,
}

/** The island of emotes. */
export const EmotesPage = (props: CollectionPageProps) => <CollectionPage {...props} extras={extras} />
