import type { LocalisedRow } from '@kupodex/data/game'
import { characterPagePath } from '#character/paths.ts'
import type { ListFrame } from '#collection/frame.ts'
import { Line, RowLinks } from '#collection/thing-details.tsx'
import { formatNumber } from '#format/number.ts'
import type { OwnedDates } from '#owned/owned.ts'
import { counted, fill } from '#texts/fill.ts'
import { Icon } from '../ui/icon.tsx'
import { outfitTexts } from './texts.ts'

interface Worn {
  id: number
  pieces: readonly { itemId: number }[]
}

/** The other outfits that have a piece of an outfit, in their order. */
export const sharingWith = <Outfit extends Worn>(outfit: Worn, all: readonly Outfit[]): Outfit[] => {
  const items = new Set(outfit.pieces.map(({ itemId }) => itemId))
  return all.filter(({ id, pieces }) => id !== outfit.id && pieces.some(({ itemId }) => items.has(itemId)))
}

type Outfit = LocalisedRow<'outfits'>

interface PieceProps {
  frame: Pick<ListFrame, 'language' | 'characterId'>
  piece: Outfit['pieces'][number]
  /** What is checked off of the armoire; null where that is not known. */
  owned: OwnedDates | null
}

const Piece = ({ frame: { language, characterId }, piece: { name, armoireId }, owned }: PieceProps) => {
  if (armoireId === null) return name
  return (
    <>
      <a className="link" href={characterPagePath(language, characterId, 'armoire', armoireId)}>
        {name}
      </a>
      {owned?.has(armoireId) === true && (
        <>
          {' '}
          <Icon name="check" />
          <span className="unseen">{outfitTexts(language).inArmoire}</span>
        </>
      )}
    </>
  )
}

/** Whether all pieces can be kept in the armoire, and how many of them the character has there. */
const Armoire = ({ frame: { language }, outfit, owned }: Pick<PieceProps, 'frame' | 'owned'> & { outfit: Outfit }) => {
  const texts = outfitTexts(language)
  const { pieces } = outfit
  if (pieces.some(({ armoireId }) => armoireId === null)) return null
  const has = pieces.filter(({ armoireId }) => owned?.has(armoireId ?? 0)).length
  const [n, of] = [formatNumber(has, language), formatNumber(pieces.length, language)]
  return (
    <Line name={texts.inArmoire}>
      {texts.all}
      {owned !== null && ` ${fill(texts.has, { n, of })}`}
    </Line>
  )
}

interface Props {
  frame: PieceProps['frame']
  outfit: Outfit
  all: readonly Outfit[]
  owned: PieceProps['owned']
}

/** The pieces of an outfit, whether the armoire keeps them all, and which other outfits share some. */
export const OutfitPieces = ({ frame, outfit, all, owned }: Props) => {
  const texts = outfitTexts(frame.language)
  const others = sharingWith(outfit, all)
  return (
    <dl className="detail-facts">
      <Line name={counted(texts.pieces, outfit.pieces.length, frame.language)}>
        {outfit.pieces.map((piece) => (
          <div key={piece.itemId}>
            <Piece {...{ frame, piece, owned }} />
          </div>
        ))}
      </Line>
      <Armoire {...{ frame, outfit, owned }} />
      {others.length > 0 && (
        <Line name={texts.shared}>
          <RowLinks {...{ frame, all }} path="outfits" rows={others} />
        </Line>
      )}
    </dl>
  )
}
