import spriteUrl from '#images/sprite.svg?url&no-inline'
import { drawnClass } from '#images/picture.ts'
import { expansionHue } from '#rarity/expansion-hue.ts'
import type { ListFacts } from './facts.ts'
import { symbolOf, waySymbolOf } from './pictures.ts'

interface Props {
  facts: Pick<ListFacts, 'type' | 'list'>
  images: string | null
  id: number
  patch: string | null | undefined
}

/** A drawing in the colour of the thing's expansion, which `show-pictures.ts` replaces by a picture. Written out, not as an icon: a list has thousands. */
export const ThingPicture = ({ facts: { type, list }, images, id, patch }: Props) => {
  const hue = expansionHue(patch ?? undefined)
  const look = hue === undefined ? 'plain' : drawnClass({ hue, turn: 0 })
  return (
    <svg
      className={`thing ${look}`}
      data-picture={images === null ? undefined : `${list ?? type}/${id}`}
      aria-hidden="true"
    >
      <use href={`${spriteUrl}#${symbolOf(type, list)}`} />
    </svg>
  )
}

/** A small drawing of how a thing is obtained, which words beside it or its details say. */
export const WaySign = ({ sourceTypeId }: { sourceTypeId: number | undefined }) => {
  const symbol = waySymbolOf(sourceTypeId)
  return (
    symbol !== undefined && (
      <svg className="way" aria-hidden="true">
        <use href={`${spriteUrl}#${symbol}`} />
      </svg>
    )
  )
}
