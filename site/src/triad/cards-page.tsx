import { CollectionPage, type CollectionPageProps } from '#collection/collection-page.tsx'
import type { ListExtras } from '#collection/frame.ts'
import { laterPart } from '#ask/later-part.tsx'
import { CardTools } from './card-tools.tsx'
import styles from './triad.css?url'

const extras: ListExtras = {
  above: CardTools,
  figure: laterPart(() => import('./card-figure.tsx').then(({ CardFigure }) => CardFigure), { styles }),
  details: laterPart(() => import('./card-givers.tsx').then(({ CardGivers }) => CardGivers), { styles }),
}

/** The island of the cards' page. */
export const CardsPage = (props: CollectionPageProps) => <CollectionPage {...props} extras={extras} />
