import { listPage } from '#collection/collection-page.tsx'
import { laterPart } from '#ask/later-part.tsx'
import styles from './portrait-details.css?url'

/** The island of the portraits: what unlocks parts of portraits and adventurer plates, and which parts. */
export const PortraitsPage = listPage({
  details: laterPart(() => import('./portrait-details.tsx').then(({ PortraitDetails }) => PortraitDetails), { styles }),
})
