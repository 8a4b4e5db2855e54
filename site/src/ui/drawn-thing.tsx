import spriteUrl from '#images/sprite.svg?url&no-inline'
import { drawnClass, drawnThing, type PictureFamily } from '#images/picture.ts'

interface Props {
  className: string
  family: PictureFamily
  id: number
  /** As in lists: null where nothing takes the place of drawings. */
  images: string | null
}

/** The drawing of a thing, in whose place `show-pictures.ts` puts the operator's picture. */
export const DrawnThing = ({ className, family, id, images }: Props) => {
  const drawn = drawnThing(family, id)
  return (
    <svg
      className={`${className} ${drawnClass(drawn)}`}
      data-picture={images === null ? undefined : `${family}/${id}`}
      aria-hidden="true"
    >
      <use href={`${spriteUrl}#${drawn.symbol}`} />
    </svg>
  )
}
