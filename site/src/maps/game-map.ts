import { laterPart } from '#ask/later-part.tsx'
import styles from './maps.css?url'

/** A map of the game with places on it; its script and styles come once one is drawn. */
export const gameMap = laterPart(() => import('./map-view.tsx').then(({ MapView }) => MapView), { styles })
