import type { LeanRow } from '@kupodex/data/game'
import { ThingPicture } from '#collection/picture.tsx'
import { Icon } from '../ui/icon.tsx'
import { factsOf } from '#collection/facts.ts'

export type CardRow = Pick<
  LeanRow<'ttcards'>,
  'id' | 'name' | 'top' | 'right' | 'bottom' | 'left' | 'rarity' | 'ttcardTypeId'
>

/** The number of an edge as the game writes it: ten is A (spec: characters §9). */
export const edgeText = (value: number): string => (value === 10 ? 'A' : String(value))

/** The drawings of the types of cards, by their ids. */
export const typeSymbols: Readonly<Record<number, string>> = {
  1: 'card-primal',
  2: 'card-scion',
  3: 'card-society',
  4: 'card-garlean',
}

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
