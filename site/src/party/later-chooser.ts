import { laterPart } from '#ask/later-part.tsx'
import styles from './chooser.css?url'

/** Chooses who is looked at together; its script and styles come only then. */
export const LaterChooser = laterPart(() => import('./chooser.tsx').then(({ Chooser }) => Chooser), { styles }).Part
