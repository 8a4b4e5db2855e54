import type { OwnDetailsProps } from '#collection/frame.ts'
import { fill } from '#texts/fill.ts'
import { useTable } from '#tables/use-table.ts'
import { Icon } from '../ui/icon.tsx'
import { Card, edgeText, typeSymbols } from './card.tsx'
import { triadTexts } from './texts.ts'

/** A card as it is in the game, with its stars and its type in words. */
export const CardFigure = ({ frame, thing }: OwnDetailsProps) => {
  const { language, texts, images } = frame
  const own = triadTexts(language)
  const cards = useTable(language, 'ttcards')
  const types = useTable(language, 'ttcardTypes')
  const card = cards.state === 'ready' ? cards.rows.find(({ id }) => id === thing.id) : undefined
  const type = types.state === 'ready' ? types.rows.find(({ id }) => id === card?.ttcardTypeId) : undefined
  if (card === undefined) return null
  const edges = [card.top, card.right, card.bottom, card.left].map(edgeText).join(' · ')
  return (
    <div className="card-figure">
      <Card card={card} images={images} label={`${texts.list.details.edges}: ${edges}`} />
      <dl className="detail-facts">
        <div>
          <dt>{texts.list.details.stars}</dt>
          <dd>
            <span role="img" aria-label={fill(own.stars, { n: String(card.rarity) })}>
              {'★'.repeat(card.rarity)}
              <span className="soft">{'☆'.repeat(5 - card.rarity)}</span>
            </span>
          </dd>
        </div>
        <div>
          <dt>{own.type}</dt>
          <dd>
            {card.ttcardTypeId === null ? (
              own.noType
            ) : type === undefined ? (
              '…'
            ) : (
              <>
                <Icon name={typeSymbols[type.id] ?? 'way'} /> {type.name}
              </>
            )}
          </dd>
        </div>
      </dl>
    </div>
  )
}
