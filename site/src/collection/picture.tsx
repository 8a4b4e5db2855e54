import spriteUrl from '#images/sprite.svg?url&no-inline'
import { drawnClass } from '#images/picture.ts'
import { expansionHue } from '#rarity/expansion-hue.ts'
import type { ListFacts } from './facts.ts'
import { symbolOf } from './pictures.ts'

interface Props {
  facts: Pick<ListFacts, 'type' | 'list'>
  images: string | null
  id: number
  patch: string | null | undefined
  sourceTypeId: number | undefined
}

/**
 * The picture of a thing: a drawing of how it is obtained in the colour of its expansion, in whose place `show-pictures.ts` puts the
 * operator's picture. Written out instead of as an icon: a list has thousands, and each part of one costs.
 */
export const ThingPicture = ({ facts: { type, list }, images, id, patch, sourceTypeId }: Props) => {
  const hue = expansionHue(patch ?? undefined)
  const look = hue === undefined ? 'plain' : drawnClass({ hue, turn: 0 })
  return (
    <svg
      className={`thing ${look}`}
      data-picture={images === null ? undefined : `${list ?? type}/${id}`}
      aria-hidden="true"
    >
      <use href={`${spriteUrl}#${symbolOf(type, list, sourceTypeId)}`} />
    </svg>
  )
}
