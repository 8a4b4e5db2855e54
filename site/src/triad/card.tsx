import { ThingPicture } from '#collection/picture.tsx'
import { Icon } from '../ui/icon.tsx'
import { factsOf } from '#collection/facts.ts'
import { type CardRow, edgeText, typeSymbols } from './card-row.ts'

interface Props {
  card: CardRow
  images: string | null
  /** What is read aloud instead of the drawing; nothing where its name is beside it. */
  label?: string
}

const sides = ['top', 'right', 'bottom', 'left'] as const

/** A card: its four edges in their places, its stars, and the drawing of its type. */
export const Card = ({ card, images, label }: Props) => {
  const type = typeSymbols[card.ttcardTypeId ?? 0]
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <span className="triad-card" {...spoken}>
      <span className="stars">{'★'.repeat(card.rarity)}</span>
      {type !== undefined && <Icon name={type} />}
      <ThingPicture facts={factsOf('triadCard')} images={images} id={card.id} patch={null} />
      {sides.map((side) => (
        <b key={side} data-edge={side}>
          {edgeText(card[side])}
        </b>
      ))}
    </span>
  )
}
