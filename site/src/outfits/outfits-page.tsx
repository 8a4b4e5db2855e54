import { listPage } from '#collection/collection-page.tsx'
import { laterPart } from '#ask/later-part.tsx'

export const OutfitsPage = listPage({
  details: laterPart(() => import('./outfit-details.tsx').then(({ OutfitDetails }) => OutfitDetails)),
})
