import { listPage } from '#collection/collection-page.tsx'
import { laterPart } from '#ask/later-part.tsx'
import { CardTools } from './card-tools.tsx'
import styles from './triad.css?url'

export const CardsPage = listPage({
  above: CardTools,
  figure: laterPart(() => import('./card-figure.tsx').then(({ CardFigure }) => CardFigure), { styles }),
  details: laterPart(() => import('./card-givers.tsx').then(({ CardGivers }) => CardGivers), { styles }),
})
