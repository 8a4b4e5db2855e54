import type { ListFrame } from '#collection/frame.ts'
import { characterPagePath } from '#character/paths.ts'
import { Icon } from '../ui/icon.tsx'
import { Veil } from '../shield/veil.tsx'
import { Card } from './card.tsx'
import type { TriadTexts } from './texts/index.ts'
import type { CardView } from './use-cards.ts'

interface Props {
  frame: Pick<ListFrame, 'language' | 'characterId' | 'images'>
  texts: TriadTexts
  cards: readonly CardView[]
}

/** Cards drawn small, each a link to it, and what the character has of them. */
export const SmallCards = ({ frame: { language, characterId, images }, texts, cards }: Props) => (
  <ul className="small-cards">
    {cards.map(({ card, mainPatch, isOwned }) => (
      <li key={card.id}>
        <Veil patch={mainPatch} text={card.name}>
          <a href={characterPagePath(language, characterId, 'ttcards', card.id)}>
            <Card card={card} images={images} />
            <span>{card.name}</span>
            {isOwned !== null && (
              <small className={isOwned ? 'owned' : 'soft'}>
                {isOwned && <Icon name="check" />}
                {isOwned ? texts.owned : texts.notOwned}
              </small>
            )}
          </a>
        </Veil>
      </li>
    ))}
  </ul>
)
